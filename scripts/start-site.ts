import { spawn, spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { localKeys } from '../supabase/local/local-keys.ts';

const site = 'http://localhost:5173';
const isWindows = process.platform === 'win32';
/** Milliseconds until the site must answer. */
const patience = 180_000;

/** Starts the site as the README says, on any platform, and stores a message. */
const child = spawn('npm', ['start'], {
  // npm is a batch file on Windows; elsewhere a process group can be stopped as a whole.
  shell: isWindows,
  detached: !isWindows,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, LOCAL_DB: ':memory:' },
});
try {
  await waitForSite();
  await checkPage();
  await checkStoredMessage();
  console.log('The site started, served its home page and stored a message.');
} finally {
  stop();
}

async function waitForSite(): Promise<void> {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline) {
    const ending = child.exitCode ?? child.signalCode;
    if (ending !== null) throw new Error(`npm start ended with ${ending}`);
    if (
      await fetch(site).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return;
    await sleep(500);
  }
  throw new Error(`No answer from ${site}`);
}

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

function stop(): void {
  if (child.pid === undefined || child.exitCode !== null) return;
  if (isWindows) spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f']);
  else process.kill(-child.pid, 'SIGTERM');
}
