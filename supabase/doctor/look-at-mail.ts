import { type Deployment, type Finding, type Network, missing, notSeen, ok } from './finding.ts';

/** Without DKIM, emails end up in spam folders. */
export async function lookAtMail(
  { mailDomain }: Deployment,
  { texts }: Network,
): Promise<Finding[]> {
  const name = `resend._domainkey.${mailDomain}`;
  const fix = `verify ${mailDomain} in Resend (Domains), which names the record to add; another domain: MAIL_DOMAIN=...`;
  try {
    const found = await texts(name);
    return [
      found.some((text) => text.includes('p='))
        ? ok(`Mails of ${mailDomain} are signed`)
        : missing(`Mails of ${mailDomain} are not signed`, fix),
    ];
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    return code === 'ENOTFOUND' || code === 'ENODATA'
      ? [missing(`Mails of ${mailDomain} are not signed`, fix)]
      : [
          notSeen(
            `The records of ${mailDomain}: the name server does not answer`,
            'look at your network, and try again',
          ),
        ];
  }
}
