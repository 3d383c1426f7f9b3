import { readFile, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect } from 'playwright/test';

export const mailFolder = fileURLToPath(new URL('../../.results/mail', import.meta.url));

export function readMailsAbout(reference: string): Promise<string[]> {
  return readMails((file) => file.includes(reference));
}

export function readMailsTo(address: string): Promise<string[]> {
  return readMails((file) => file.includes(`_to_${address}_`));
}

async function readMails(isWanted: (file: string) => boolean): Promise<string[]> {
  const files = await readdir(mailFolder).catch(() => []);
  const names = files.filter((file) => file.endsWith('.eml') && isWanted(file));
  const mails = names.toSorted().map((file) => readFile(`${mailFolder}/${file}`, 'latin1'));
  return (await Promise.all(mails)).map(decodeMail);
}

export async function waitForMails(read: () => Promise<string[]>, kind: RegExp): Promise<string[]> {
  const readMatching = async () => (await read()).filter((mail) => kind.test(mail));
  const count = async () => (await readMatching()).length;
  const settings = { message: String(kind), timeout: 60_000, intervals: [100] };
  await expect.poll(count, settings).toBeGreaterThan(0);
  return readMatching();
}

export function findLink(mail: string, page: 'operator' | 'visit', ending = ''): string {
  const path = new RegExp(`/${page}#[A-Z]{2}-\\w{6}\\.[\\w-]{22}${ending}(?=\\s)`).exec(mail)?.[0];
  return path ?? `no link to ${page} in a mail`;
}

/** Folded headers (RFC 5322) and quoted-printable (RFC 2045). */
function decodeMail(mail: string): string {
  const [, headers = '', body = ''] = /^([^]*?)\r\n\r\n([^]*)$/.exec(mail) ?? [];
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return `${headers.replace(/\r\n /g, ' ')}\r\n\r\n${Buffer.from(bytes, 'latin1').toString()}`;
}
