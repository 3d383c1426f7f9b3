import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startMailFolder } from './mail-folder.ts';

test('the folder stores an email as one .eml file, also when it comes twice', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'mails-'));
  const { url, stop } = await startMailFolder(folder);
  onTestFinished(async () => {
    await stop();
    await rm(folder, { recursive: true });
  });
  const mail = {
    from: 'Alpenglow <requests@pets.example>',
    to: ['sam@rivera.test'],
    reply_to: 'hello@pets.example',
    subject: 'We have your request AG-7K4Q2M: Bärli',
    text: 'Hi Sam',
    html: '<p>Hi Sam</p>',
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: [
      {
        filename: 'visit.ics',
        content: Buffer.from('SUMMARY:Bärli\r\n').toString('base64'),
        content_type: 'text/calendar; method=PUBLISH; charset=utf-8',
      },
    ],
  };
  const headers = { 'idempotency-key': '0b1c6a52-6a0e' };
  for (let tries = 0; tries < 2; tries += 1) {
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(mail) });
    expect(answer.status).toBe(200);
  }

  const files = await readdir(folder);
  expect(files).toEqual(['We-have-your-request-AG-7K4Q2M-B-rli_to_sam@rivera.test_0b1c6a52.eml']);
  const content = await readFile(path.join(folder, files[0] ?? ''), 'utf8');
  for (const line of ['To: sam@rivera.test', 'Reply-To: hello@pets.example', 'Hi Sam']) {
    expect(content).toContain(`${line}\r\n`);
  }
  expect(content).toMatch(/Content-Type: text\/calendar; method=PUBLISH/);
  expect(content).toContain(mail.attachments[0]?.content);
});

test('the folder answers 500 when it cannot store an email, so that it is sent again', async () => {
  const { url, stop } = await startMailFolder('/nowhere');
  onTestFinished(stop);

  expect((await fetch(url, { method: 'POST', body: 'x' })).status).toBe(500);
});
