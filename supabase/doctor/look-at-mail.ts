import { type Deployment, type Finding, type Network, missing, notSeen, ok } from './finding.ts';

/** Without DKIM, emails end up in spam folders. */
export async function lookAtMail(
  { mailDomain }: Deployment,
  { texts }: Network,
): Promise<Finding[]> {
  const name = `resend._domainkey.${mailDomain}`;
  const fix = `verify ${mailDomain} in Resend (Domains), which shows the DNS record to add; if your emails use another domain, set MAIL_DOMAIN=...`;
  try {
    const found = await texts(name);
    return [
      found.some((text) => text.includes('p='))
        ? ok(`Emails from ${mailDomain} are signed`)
        : missing(`Emails from ${mailDomain} are not signed`, fix),
    ];
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    return code === 'ENOTFOUND' || code === 'ENODATA'
      ? [missing(`Emails from ${mailDomain} are not signed`, fix)]
      : [
          notSeen(
            `Could not check the DNS records of ${mailDomain}: the name server does not respond`,
            'check your network, and try again',
          ),
        ];
  }
}
