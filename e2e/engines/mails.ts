import { arrived, mailsAbout, mailsTo } from '../support/mail-folder';
import type { OwnSite } from './own-site';

/** A server that was just started takes its time, beside two others. */
const patience = 40_000;

/** Waits for an owner's mail, by how its subject begins, or its title where letters of the subject are encoded. */
export async function ownerMail({ mails }: OwnSite, address: string, beginning: string) {
  const kind = new RegExp(`\r\n(?:Subject: |\r\n[^]*?\n)${beginning}`);
  const [mail = ''] = await arrived(() => mailsTo(address, mails), kind, patience);
  return mail;
}

/** Waits for the operator's mail about a request, by how its subject begins. */
export async function operatorMail({ mails }: OwnSite, reference: string, subject: string) {
  const kind = new RegExp(`\r\nTo: operator@[^]*\r\nSubject: ${subject}`);
  const [mail = ''] = await arrived(() => mailsAbout(reference, mails), kind, patience);
  return mail;
}
