import { type Finding, cli, compare } from './check.ts';

type Values = Readonly<Record<string, string | undefined>>;

export type Files = {
  readonly site: string;
  readonly settings: Values;
  /** Settings of `supabase/functions/.env`; `undefined` without such a file. */
  readonly secrets: Values | undefined;
  /** Names of all secrets, from `.env.example` beside that file. */
  readonly secretNames: readonly string[];
  readonly license: string;
  readonly insurer: string;
};

export const secretsFile = 'supabase/functions/.env';
const setSecrets = `${cli} secrets set --env-file ${secretsFile}`;
const ownFix = 'into supabase/functions/_shared/business/business.ts, publish and deploy again';

/** The fewest characters, unless any value will do. */
const lengths = new Map([
  ['VISIT_LINK_SECRET', 32],
  ['OPERATOR_KEY', 16],
  ['INDEXNOW_KEY', 8],
]);

/** Secrets that repeat a setting of the site. */
const twins = {
  SITE_ORIGIN: 'VITE_SITE_ORIGIN',
  BUSINESS_PHONE: 'VITE_PHONE',
  BUSINESS_EMAIL: 'VITE_EMAIL',
  INDEXNOW_KEY: 'VITE_INDEXNOW_KEY',
} as const;

/** Checks what is filled in on this machine, and never shows a value. */
export function fileChecks(files: Files): Finding[] {
  const { site, settings, license, insurer } = files;
  const isSite = withoutPath(settings['VITE_SITE_ORIGIN']) === site;
  const licenseWords =
    'Your grooming license is shown, which Colorado asks of whoever grooms for pay';
  const insurerWords = 'Your insurer is named, which owners and their buildings ask for';
  return [
    ...secretChecks(files),
    compare(
      isSite,
      'VITE_SITE_ORIGIN in .env is this site',
      `write VITE_SITE_ORIGIN=${site} there`,
    ),
    compare(license !== '', licenseWords, `write its number ${ownFix}`),
    compare(insurer !== '', insurerWords, `write its name ${ownFix}`),
  ];
}

function secretChecks({ secrets, secretNames, settings }: Files): Finding[] {
  if (!secrets) {
    const fix = `cp ${secretsFile}.example ${secretsFile}`;
    return [{ state: 'not seen', what: `There is a file ${secretsFile}`, fix }];
  }
  return [
    ...secretNames.map((name) => {
      const fewest = lengths.get(name) ?? 1;
      const length = fewest > 1 ? `, with at least ${fewest} characters` : '';
      return compare(
        (secrets[name] ?? '').length >= fewest,
        `${name} is filled in${length}`,
        `fill it in in ${secretsFile}, then ${setSecrets}`,
      );
    }),
    ...Object.entries(twins).map(([name, twin]) =>
      compare(
        withoutPath(secrets[name]) === withoutPath(settings[twin]),
        `${name} is the same as ${twin} in .env`,
        `correct one of them, then ${setSecrets}, and publish again`,
      ),
    ),
  ];
}

/** An address of a site is its origin. */
function withoutPath(text = ''): string {
  return /^https?:/.test(text) && URL.canParse(text) ? new URL(text).origin : text;
}
