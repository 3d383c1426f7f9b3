import { readMailsAbout, readMailsTo, waitForMails } from '../support/mail-folder';
import type { OwnSite } from './own-site';

// Slower than a server that has run for a while.
const timeout = 40_000;

/** By how the subject begins, or the title of the mail where letters of the subject are encoded. */
export async function waitForOwnerMail({ mails }: OwnSite, address: string, beginning: string) {
  const kind = new RegExp(`\r\n(?:Subject: |\r\n[^]*?\n)${beginning}`);
  const [mail = ''] = await waitForMails(() => readMailsTo(address, mails), kind, timeout);
  return mail;
}

export async function waitForOperatorMail({ mails }: OwnSite, reference: string, subject: string) {
  const kind = new RegExp(`\r\nTo: operator@[^]*\r\nSubject: ${subject}`);
  const [mail = ''] = await waitForMails(() => readMailsAbout(reference, mails), kind, timeout);
  return mail;
}
