import {
  type Finding,
  type Instruments,
  type Patient,
  missing,
  notSeen,
  stands,
} from './finding.ts';

/** Without DKIM, emails end up in spam folders. */
export async function lookAtMail(
  { mailDomain }: Patient,
  { texts }: Instruments,
): Promise<Finding[]> {
  const name = `resend._domainkey.${mailDomain}`;
  const mend = `verify ${mailDomain} in Resend (Domains), which names the record to add; another domain: MAIL_DOMAIN=...`;
  try {
    const found = await texts(name);
    return [
      found.some((text) => text.includes('p='))
        ? stands(`Mails of ${mailDomain} are signed`)
        : missing(`Mails of ${mailDomain} are not signed`, mend),
    ];
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    return code === 'ENOTFOUND' || code === 'ENODATA'
      ? [missing(`Mails of ${mailDomain} are not signed`, mend)]
      : [
          notSeen(
            `The records of ${mailDomain}: the name server does not answer`,
            'look at your network, and try again',
          ),
        ];
  }
}
