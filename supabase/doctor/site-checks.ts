import { businessWith } from '../functions/_shared/business/business.ts';
import { localKeys } from '../local/local-keys.ts';
import {
  type Check,
  type Deployment,
  type Finding,
  compare,
  exactly,
  get,
  getNamed,
  lookUp,
  silence,
} from './check.ts';

const headersFix = 'set it at your host as in dist/_headers';
const filesFix = 'publish all of dist';
const projectFix =
  'set VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY at your host, and publish again';

/** Each page needs these headers, each with at least this part. */
const headers = {
  'content-security-policy': "default-src 'none'",
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'geolocation=()',
} as const;

export function siteChecks(deployment: Deployment): Check[] {
  return [...homeChecks(deployment), ...otherChecks(deployment)];
}

function homeChecks({ site, project }: Deployment): Check[] {
  const { phone, email } = businessWith({});
  const home = get(`${site}/`);
  return [
    {
      ask: home,
      isNeeded: true,
      expect: /^returns 200\n[^]*<main/,
      words: 'The home page loads',
      fix: 'publish dist at your host, and point the domain to it',
    },
    ...Object.entries(headers).map(([name, part]): Check => ({
      ask: home,
      expect: new RegExp(`^${name}: (?:.*[;,] *)?${exactly(part)}(?:[;,]|$)`, 'm'),
      words: `Pages are sent with a correct ${name}`,
      fix: headersFix,
    })),
    {
      ask: home,
      expect: new RegExp(`^content-security-policy: .*${exactly(project)}`, 'm'),
      ...(project === '' && { unseen: /^/ }),
      words: 'Pages are allowed to reach the project',
      fix: projectFix,
    },
    {
      ask: home,
      expect: new RegExp(`^(?![^]*(?:${exactly(phone)}|${exactly(email)}))`),
      words: 'Phone number and email address are your own, not those of the demonstration',
      fix: 'set VITE_PHONE and VITE_EMAIL at your host, and publish again without --mode demo',
    },
  ];
}

function otherChecks({ site, indexNowKey }: Deployment): Check[] {
  const ownKey = `(?!${localKeys.indexNow})${exactly(indexNowKey) || '(?!)'}`;
  const ownPages = new RegExp(`<loc>(${exactly(site)}/[^<]*)`, 'g');
  // every script that sends a request, the one with the API key among them
  const scripts = getNamed(`${site}/booking`, /(\/assets\/[\w.-]+\.js)/g, site);
  return [
    {
      ask: get(`${site}/sitemap.xml`),
      expect: new RegExp(`<loc>${exactly(site)}/`),
      words: 'The sitemap names pages of this site',
      fix: {
        'returns 200': `set VITE_SITE_ORIGIN=${site} at your host, and publish again`,
        '': filesFix,
      },
    },
    {
      ask: getNamed(`${site}/sitemap.xml`, ownPages),
      expect: /^returns 200\n/,
      words: 'All pages in the sitemap load',
      fix: filesFix,
    },
    {
      ask: get(`${site}/visit`, `${site}/operator`),
      expect: /^returns 200\n[^]*^referrer-policy: .*no-referrer$/m,
      words: 'The pages of a key, /visit and /operator, are sent with Referrer-Policy: no-referrer',
      fix: headersFix,
    },
    {
      ask: get(`${site}/no-such-page-of-the-doctor`),
      expect: /^returns 404\n[^]*<main/,
      words: 'Unknown paths return 404 and the page for it',
      fix: 'configure your host to return dist/404.html with status 404, and remove catch-all rules',
    },
    {
      ask: get(`${site}/${indexNowKey}.txt`),
      expect: new RegExp(`^returns 200\n[^]*\n\n${ownKey}\\s*$`),
      words: 'The key file for search engines is in place',
      fix: 'set VITE_INDEXNOW_KEY here and at your host to INDEXNOW_KEY, and publish again',
    },
    {
      ask: scripts,
      expect: new RegExp(`^(?![^]*${localKeys.publishable})`),
      words: 'The site has no key of a development machine',
      fix: projectFix,
    },
    {
      ask: scripts,
      expect: /^cache-control: .*immutable/m,
      words: 'Browsers cache scripts and pictures',
      fix: headersFix,
    },
    {
      // a host may join the two values of the header; browsers then ignore it, which shows the picture too
      ask: get(`${site}/email/van.jpg`),
      expect: /^returns 200\n[^]*^cross-origin-resource-policy: .*cross-origin$/m,
      words: 'Webmail can show the pictures of emails',
      fix: { 'returns 200': headersFix, '': filesFix },
    },
  ];
}

/** Visitors type the name with and without www, and without https. Skips what is no domain, such as an IP address. */
export function nameChecks({ site }: Deployment): Check[] {
  const { hostname } = new URL(site);
  if (!/\.[a-z]{2,}$/.test(hostname)) return [];
  const other = hostname.startsWith('www.') ? hostname.slice(4) : `www.${hostname}`;
  return [`http://${hostname}/`, `https://${other}/`].map((address) => ({
    ask: get(address),
    expect: new RegExp(`^url: ${exactly(site)}/`, 'm'),
    reason: /^url: (.+)/m,
    words: `${address} leads to ${site}`,
    fix: `add the domain at your host, and redirect it to ${site}`,
  }));
}

export function recordCheck({ demonstrationFiles: files }: Deployment): Finding {
  const found =
    files.length > 0 ? `: ${files.length} files came with the site, such as ${files[0]}` : '';
  return compare(
    files.length === 0,
    `People, pets, figures, amounts of money and rules are your own${found}`,
    'replace them with your own, remove isDemonstration there, and publish again',
  );
}

/** Without DKIM and DMARC, emails end up in spam folders. */
export function mailChecks({ mailDomain }: Deployment): Check[] {
  return [
    {
      ask: lookUp(`resend._domainkey.${mailDomain}`, 'TXT'),
      expect: /p=/,
      unseen: new RegExp(`^${silence}`),
      words: `Emails from ${mailDomain} are signed`,
      fix: {
        [silence]: 'check your network, and try again',
        '': `verify ${mailDomain} in Resend (Domains), which shows the DNS record to add; if your emails use another domain, correct MAIL_FROM in supabase/functions/.env`,
      },
    },
    {
      ask: lookUp(`_dmarc.${mailDomain}`, 'TXT'),
      expect: /^v=DMARC1/m,
      words: `${mailDomain} has a DMARC record`,
      fix: `add to its DNS: _dmarc.${mailDomain} TXT "v=DMARC1; p=none"`,
    },
  ];
}

/** Owners reply to the address of the business. */
export function replyCheck(email: string): Check | Finding {
  const [, domain] = /@([^@\s]+)$/.exec(email) ?? [];
  if (!domain) {
    return compare(false, 'VITE_EMAIL is an address', 'set it in .env and at your host');
  }
  return {
    ask: lookUp(domain, 'MX'),
    expect: /^returns 200/,
    unseen: new RegExp(`^${silence}`),
    words: 'A mail server takes the replies of owners',
    fix: `add the MX records of your mailbox to the DNS of ${domain}, or use another address`,
  };
}
