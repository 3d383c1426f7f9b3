import assert from 'node:assert/strict';
import type { Mail } from './mail.ts';
import { encodedWords, quotedPrintable, toMime } from './mime.ts';

const mail: Mail = {
  from: 'Bärli & Friends <requests@pets.example>',
  to: 'sam@rivera.test',
  replyTo: 'hello@pets.example',
  subject: 'Booking AG-7K4Q2M: Biscuit and Mo, Full Groom, Tue 24 Nov 8-10 AM, 80206',
  text: 'Hi Sam,\n\n1 = 1 🐶 \n-- \n.\n',
  html: '<p style="a">Hi</p>\n',
};
const envelope = { id: '0b1c', date: new Date('2026-11-20T21:14:00-07:00') };
const decoder = new TextDecoder('utf-8', { fatal: true });
const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** The other direction, by the RFCs and not by our code. */
function decodeWords(header: string): string {
  return header
    .replaceAll('\r\n ', ' ')
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?B\?([^?]*)\?=/g, (_, base64) => decoder.decode(bytes(atob(base64))));
}

function decodeQuoted(text: string): string {
  const joined = text.replace(/=\r\n/g, '');
  const binary = joined.replace(/=([0-9A-F]{2})/g, (_, hex) =>
    String.fromCharCode(parseInt(hex, 16)),
  );
  return decoder.decode(bytes(binary));
}

Deno.test('a mail is a file that mail programs open', () => {
  const file = toMime(mail, envelope);
  const [head = '', ...parts] = file.split('--=_0b1c');

  assert.deepEqual(decodeWords(head).split('\r\n').slice(0, 9), [
    'Date: Sat, 21 Nov 2026 04:14:00 +0000',
    'From: Bärli & Friends <requests@pets.example>',
    'To: sam@rivera.test',
    'Reply-To: hello@pets.example',
    `Subject: ${mail.subject}`,
    'Message-ID: <0b1c@pets.example>',
    'Auto-Submitted: auto-generated',
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary="=_0b1c"',
  ]);
  assert.equal(parts.length, 3);
  assert.match(parts[0] ?? '', /^\r\nContent-Type: text\/plain; charset=utf-8\r\n/);
  assert.match(parts[1] ?? '', /^\r\nContent-Type: text\/html; charset=utf-8\r\n/);
  const [plain, html] = parts.map((part) => part.slice(part.indexOf('\r\n\r\n') + 4, -2));
  assert.equal(decodeQuoted(plain ?? ''), mail.text.replaceAll('\n', '\r\n'));
  assert.equal(decodeQuoted(html ?? ''), mail.html.replaceAll('\n', '\r\n'));
  assert.equal(parts[2], '--\r\n');
});

Deno.test('every line is short, plain and ends in CRLF', () => {
  const long = { ...mail, subject: `Bärli ${'🐶'.repeat(60)}`, text: `${'é '.repeat(500)} ` };
  const file = toMime({ ...long, html: 'x'.repeat(1000) }, envelope);

  assert.doesNotMatch(file, /[^\r]\n|\r[^\n]|[^\r\n\x20-\x7e]|[ \t]\r\n/);
  const longest = Math.max(...file.split('\r\n').map((line) => line.length));
  assert.ok(longest <= 76, String(longest));
});

for (const text of [
  'plain',
  'x'.repeat(200),
  `${'word '.repeat(40)}end`,
  'Bärli',
  '🐶'.repeat(50),
  `a${'é'.repeat(100)}`,
  '=?UTF-8?B?QmNj?=',
  'Mo =?x',
]) {
  Deno.test(`a header carries ${JSON.stringify(text.slice(0, 20))}`, () => {
    const encoded = encodedWords(text);

    assert.equal(decodeWords(encoded), text);
    assert.match(encoded, /^[\x20-\x7e]*$/);
    if (encoded !== text) for (const word of encoded.split(' ')) assert.ok(word.length <= 75);
  });
}

for (const text of [
  '',
  'a=b',
  'space at the end ',
  'tab\t',
  `${'x'.repeat(75)} `,
  `${'x'.repeat(74)} `,
  'é'.repeat(100),
  'line\nline\r\nline',
]) {
  Deno.test(`a body carries ${JSON.stringify(text.slice(0, 20))}`, () => {
    const encoded = quotedPrintable(text);

    assert.equal(decodeQuoted(encoded), text.replace(/\r?\n/g, '\r\n'));
    for (const line of encoded.split('\r\n')) assert.match(line, /^[\x20-\x7e]{0,75}[\x21-\x7e]?$/);
  });
}
