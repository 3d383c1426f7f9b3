import { type Deployment, type Finding, type Network, missing, notSeen, ok } from './finding.ts';

/** Without DKIM and DMARC, emails end up in spam folders. */
export async function lookAtMail(deployment: Deployment, network: Network): Promise<Finding[]> {
  return [await checkSignature(deployment, network), await checkPolicy(deployment, network)];
}

async function checkSignature({ mailDomain }: Deployment, { texts }: Network): Promise<Finding> {
  const name = `resend._domainkey.${mailDomain}`;
  const fix = `verify ${mailDomain} in Resend (Domains), which shows the DNS record to add; if your emails use another domain, correct MAIL_FROM in supabase/functions/.env`;
  try {
    const found = await texts(name);
    return found.some((text) => text.includes('p='))
      ? ok(`Emails from ${mailDomain} are signed`)
      : missing(`Emails from ${mailDomain} are not signed`, fix);
  } catch (error) {
    return isMissingName(error)
      ? missing(`Emails from ${mailDomain} are not signed`, fix)
      : notSeen(
          `Could not check the DNS records of ${mailDomain}: the name server does not respond`,
          'check your network, and try again',
        );
  }
}

async function checkPolicy({ mailDomain }: Deployment, { texts }: Network): Promise<Finding> {
  const name = `_dmarc.${mailDomain}`;
  const found = await texts(name).catch((): readonly string[] => []);
  return found.some((text) => text.startsWith('v=DMARC1'))
    ? ok(`${mailDomain} has a DMARC record`)
    : missing(
        `${mailDomain} has no DMARC record`,
        `add to its DNS: ${name} TXT "v=DMARC1; p=none"`,
      );
}

/** Owners reply to the address of the business. `mailServers` rejects with a `code` like `node:dns`. */
export async function lookAtReplies(
  email: string,
  mailServers: (domain: string) => Promise<readonly unknown[]>,
): Promise<Finding> {
  const [, domain] = /@([^@\s]+)$/.exec(email) ?? [];
  if (!domain) {
    return missing('There is no address for replies', 'set VITE_EMAIL in .env and at your host');
  }
  try {
    const found = await mailServers(domain);
    if (found.length > 0) return ok('Replies of owners reach a mail server');
  } catch (error) {
    if (!isMissingName(error)) {
      return notSeen(`Could not check who takes replies to ${domain}`, 'try again later');
    }
  }
  return missing(
    `Nobody takes replies: ${domain}, the domain of VITE_EMAIL, has no mail server`,
    'add the MX records of your mailbox to its DNS, or use another address',
  );
}

function isMissingName(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return code === 'ENOTFOUND' || code === 'ENODATA';
}
