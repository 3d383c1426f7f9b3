import { arrived, mailsAbout, mailsTo } from '../support/mail-folder';
import type { OwnSite } from './own-site';

// Slower than a server that has run for a while.
const patience = 40_000;

/** By how the subject begins, or the title of the mail where letters of the subject are encoded. */
export async function ownerMail({ mails }: OwnSite, address: string, beginning: string) {
  const kind = new RegExp(`\r\n(?:Subject: |\r\n[^]*?\n)${beginning}`);
  const [mail = ''] = await arrived(() => mailsTo(address, mails), kind, patience);
  return mail;
}

export async function operatorMail({ mails }: OwnSite, reference: string, subject: string) {
  const kind = new RegExp(`\r\nTo: operator@[^]*\r\nSubject: ${subject}`);
  const [mail = ''] = await arrived(() => mailsAbout(reference, mails), kind, patience);
  return mail;
}
