import { readMailsAbout, readMailsTo, waitForMails } from '../support/visits/mail-folder';
import type { OwnSite } from './own-site';

// Longer than for a server that has run for a while.
const timeout = 40_000;

/** Finds the email by the start of its subject, or by its title when the subject is encoded. */
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

/** The one about tomorrow, which names several visits. */
export async function waitForEveningMail({ mails }: OwnSite) {
  const kind = /\r\nTo: operator@[^]*\r\nSubject: 2 visits on/;
  const [mail = ''] = await waitForMails(() => readMailsAbout('', mails), kind, timeout);
  return mail;
}
