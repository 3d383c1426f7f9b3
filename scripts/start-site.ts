import { localKeys } from '../supabase/local/local-keys.ts';
import { useServer } from './run-command.ts';

const site = 'http://localhost:5173';

/** Starts the site as the README says, on any platform, and stores a message. */
await useServer('npm start', site, storeMessage, { env: { LOCAL_DB: ':memory:' } });
console.log('The site started, served its home page and stored a message.');

async function storeMessage(): Promise<void> {
  const html = await (await fetch(site)).text();
  if (!html.includes('id="root"')) throw new Error('The home page has no #root');
  const stored = await fetch(`${site}/rest/v1/contact_inquiries`, {
    method: 'POST',
    headers: { apikey: localKeys.publishable, 'content-type': 'application/json' },
    body: JSON.stringify({
      first_name: 'Start',
      last_name: 'Check',
      email: 'start@alpenglow-grooming.example',
      message: 'Does the site store a message?',
    }),
  });
  if (stored.status !== 201) throw new Error(`Not stored: ${stored.status} ${await stored.text()}`);
  const leads = await fetch(`${site}/rest/v1/rpc/list_leads`, {
    method: 'POST',
    headers: { apikey: localKeys.secret },
    body: '{}',
  });
  if (!(await leads.text()).includes('Start Check')) throw new Error('No lead has the message');
}
