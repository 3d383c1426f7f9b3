import { localKeys } from '../supabase/local/local-keys.ts';
import { useServer } from './run-command.ts';

const site = 'http://localhost:5173';

/** Starts the site as the README says, on any platform, and stores a message. */
await useServer(
  'npm start',
  site,
  async () => {
    await checkPage();
    await checkStoredMessage();
    console.log('The site started, served its home page and stored a message.');
  },
  { env: { LOCAL_DB: ':memory:' } },
);

async function checkPage(): Promise<void> {
  const html = await (await fetch(site)).text();
  if (!html.includes('id="root"')) throw new Error('The home page has no #root');
}

async function checkStoredMessage(): Promise<void> {
  const id = crypto.randomUUID();
  const table = `${site}/rest/v1/contact_inquiries`;
  const stored = await fetch(table, {
    method: 'POST',
    headers: {
      apikey: localKeys.publishable,
      'content-type': 'application/json',
      prefer: 'return=minimal',
    },
    body: JSON.stringify({
      id,
      first_name: 'Start',
      last_name: 'Check',
      email: 'start@alpenglow-grooming.example',
      message: 'Does the site store a message?',
    }),
  });
  if (stored.status !== 201) throw new Error(`Not stored: ${stored.status} ${await stored.text()}`);
  const found = await fetch(`${table}?select=id&id=eq.${id}`, {
    headers: { apikey: localKeys.secret },
  });
  const rows: unknown = await found.json();
  if (!Array.isArray(rows) || rows.length !== 1) throw new Error('The message is not in the table');
}
