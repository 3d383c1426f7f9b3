import { businessWith } from '../functions/_shared/business/business.ts';
import { localKeys } from '../local/local-keys.ts';
import {
  type Deployment,
  type Finding,
  type Network,
  ask,
  missing,
  notSeen,
  ok,
} from './finding.ts';

const headersFix = 'set it at your host as in dist/_headers';
const publishFix =
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

export async function lookAtSite(deployment: Deployment, network: Network): Promise<Finding[]> {
  const { site } = deployment;
  const home = await ask(network, `${site}/`);
  if (!home || home.status !== 200 || !home.text.includes('<main')) {
    const how = home ? `returns ${home.status}` : 'does not respond';
    return [missing(`The site ${how}`, 'publish dist at your host, and point the domain to it')];
  }
  return [
    ok('The home page loads'),
    await checkPages(deployment, network),
    ...Object.entries(headers).map(([name, wanted]) =>
      home.headers
        .get(name)
        ?.split(/[;,]\s*/)
        .includes(wanted)
        ? ok(`Pages are sent with ${name}`)
        : missing(`Pages are sent without a correct ${name}`, headersFix),
    ),
    checkPolicy(deployment, home.headers),
    await checkKeyPages(deployment, network),
    await checkUnknownPath(deployment, network),
    await checkKeyFile(deployment, network),
    await checkAssets(deployment, network),
    await checkEmailPicture(deployment, network),
    checkContactFacts(home.text),
  ];
}

/** Visitors type the name with and without www, and without https. Skips what is no domain, such as an IP address. */
export async function lookAtNames({ site }: Deployment, network: Network): Promise<Finding[]> {
  const { hostname } = new URL(site);
  if (!/\.[a-z]{2,}$/.test(hostname)) return [];
  const other = hostname.startsWith('www.') ? hostname.slice(4) : `www.${hostname}`;
  const found: Finding[] = [];
  for (const address of [`http://${hostname}/`, `https://${other}/`]) {
    const answer = await ask(network, address);
    const isHere = answer !== undefined && new URL(answer.url).origin === site;
    found.push(
      isHere
        ? ok(`${address} leads to ${site}`)
        : missing(
            `${address} ${answer ? 'shows a site of its own' : 'does not respond'}`,
            `add the domain at your host, and redirect it to ${site}`,
          ),
    );
  }
  return found;
}

export function lookAtRecords(files: readonly string[]): Finding {
  const [first] = files;
  if (!first) return ok('People, pets, figures, amounts of money and rules are your own');
  return missing(
    `People, pets, figures, amounts of money or rules that came with the site are still in ${files.length} files, such as ${first}`,
    'replace them with your own, remove isDemonstration there, and publish again',
  );
}

function checkPolicy({ project }: Deployment, pageHeaders: Headers): Finding {
  if (project === '') {
    return notSeen('Could not check whether pages may reach the project', 'configure it first');
  }
  return pageHeaders.get('content-security-policy')?.includes(project)
    ? ok('Pages are allowed to reach the project')
    : missing('Pages are not allowed to reach the project', publishFix);
}

async function checkPages({ site }: Deployment, network: Network): Promise<Finding> {
  const sitemap = await ask(network, `${site}/sitemap.xml`);
  const pages = [...(sitemap?.text ?? '').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => url,
  );
  if (pages.length === 0) return missing('There is no sitemap', 'publish all of dist');
  if (pages.some((page) => !URL.canParse(page) || new URL(page).origin !== site)) {
    return missing(
      'The sitemap names another site',
      `set VITE_SITE_ORIGIN=${site} at your host, and publish again`,
    );
  }
  for (const page of pages) {
    const answer = await ask(network, page);
    if (answer?.status !== 200) {
      return missing(`${page} returns ${answer?.status ?? 'nothing'}`, 'publish all of dist');
    }
  }
  return ok(`All ${pages.length} pages in the sitemap load`);
}

/** The addresses of these pages hold keys, which must not reach other sites. */
async function checkKeyPages({ site }: Deployment, network: Network): Promise<Finding> {
  for (const path of ['/visit', '/operator']) {
    const page = await ask(network, site + path);
    const policy = page?.headers.get('referrer-policy') ?? '';
    if (page?.status !== 200 || !policy.endsWith('no-referrer')) {
      return missing(`${path} is sent without Referrer-Policy: no-referrer`, headersFix);
    }
  }
  return ok('Pages opened by a key keep their address from other sites');
}

async function checkUnknownPath({ site }: Deployment, network: Network): Promise<Finding> {
  const answer = await ask(network, `${site}/no-such-page-of-the-doctor`);
  return answer?.status === 404 && answer.text.includes('<main')
    ? ok('Unknown paths return 404 and the page for it')
    : missing(
        `Unknown paths return ${answer?.status ?? 'nothing'}`,
        'configure your host to return dist/404.html with status 404, and remove catch-all rules',
      );
}

async function checkKeyFile({ site, indexNowKey }: Deployment, network: Network): Promise<Finding> {
  const fix = 'set VITE_INDEXNOW_KEY here and at your host to INDEXNOW_KEY, and publish again';
  if (indexNowKey === '' || indexNowKey === localKeys.indexNow) {
    return missing('There is no key for search engines', fix);
  }
  const file = await ask(network, `${site}/${indexNowKey}.txt`);
  return file?.status === 200 && file.text.trim() === indexNowKey
    ? ok('The key file for search engines is in place')
    : missing('The key file for search engines is missing', fix);
}

/** The booking page loads every script that sends a request, including the one with the API key. */
async function checkAssets({ site }: Deployment, network: Network): Promise<Finding> {
  const page = await ask(network, `${site}/booking`);
  const paths = new Set((page?.text ?? '').match(/\/assets\/[\w.-]+\.js/g));
  const files = await Promise.all([...paths].map((path) => ask(network, site + path)));
  if (files.some((file) => file?.text.includes(localKeys.publishable))) {
    return missing('The site contains the key of a development machine', publishFix);
  }
  return files.length > 0 &&
    files.every((file) => file?.headers.get('cache-control')?.includes('immutable'))
    ? ok('Browsers cache scripts and pictures')
    : missing('Browsers download scripts and pictures again each time', headersFix);
}

/** A host may join the two values of the header; browsers then ignore it, which shows the picture too. */
async function checkEmailPicture({ site }: Deployment, network: Network): Promise<Finding> {
  const picture = await ask(network, `${site}/email/van.jpg`);
  if (picture?.status !== 200) {
    return missing('The pictures of emails are missing', 'publish all of dist');
  }
  return picture.headers.get('cross-origin-resource-policy')?.endsWith('cross-origin')
    ? ok('Emails can show their pictures')
    : missing('Webmail does not show the pictures of emails', headersFix);
}

function checkContactFacts(home: string): Finding {
  const { phone, email } = businessWith({});
  return home.includes(phone) || home.includes(email)
    ? missing(
        'The site still shows the phone number or email address of the demonstration',
        'set VITE_PHONE and VITE_EMAIL at your host, and publish again without --mode demo',
      )
    : ok('Phone number and email address are your own');
}
