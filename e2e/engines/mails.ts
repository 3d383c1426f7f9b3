import { expect } from 'playwright/test';
import { mailsAbout, mailsTo } from '../support/mail-folder';
import type { OwnSite } from './own-site';

/** Who answers requests on a server of this machine. */
const operator = 'operator@';

/** The mail to an owner that begins with a text, once it is there: its subject, or its title where letters are encoded. */
export function ownerMail({ mails }: OwnSite, address: string, beginning: string): Promise<string> {
  return mailWith(
    () => mailsTo(address, mails),
    new RegExp(`\r\n(?:Subject: |\r\n[^]*?\n)${beginning}`),
  );
}

/** The operator's mail about a request whose subject begins with a text, once it is there. */
export function operatorMail({ mails }: OwnSite, reference: string, subject: string) {
  const kind = new RegExp(`\r\nTo: ${operator}[^]*\r\nSubject: ${subject}`);
  return mailWith(() => mailsAbout(reference, mails), kind);
}

/** The link of a mail to a page of the site, as its button has it. */
export function linkIn(mail: string, page: 'operator' | 'visit', ending = ''): string {
  const path = new RegExp(`/${page}#AG-\\w{6}\\.[\\w-]{22}${ending}(?=\\s)`).exec(mail)?.[0];
  return path ?? `no link to ${page} in a mail`;
}

async function mailWith(read: () => Promise<string[]>, kind: RegExp): Promise<string> {
  const found = async () => (await read()).find((mail) => kind.test(mail));
  await expect.poll(found, { message: String(kind), timeout: 40_000 }).toBeTruthy();
  return (await found()) ?? '';
}
