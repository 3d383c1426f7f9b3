import { type Finding, cli, missing, notSeen, ok } from './finding.ts';

type Values = Readonly<Record<string, string | undefined>>;

export type Files = {
  /** The site that the doctor was asked about. */
  readonly site: string;
  /** Of `.env`. */
  readonly settings: Values;
  /** Of `supabase/functions/.env`; `undefined` when there is no such file. */
  readonly secrets: Values | undefined;
  readonly license: string;
  readonly insurer: string;
};

const secretsFile = 'supabase/functions/.env';
const setSecrets = `${cli} secrets set --env-file ${secretsFile}`;

/** The fewest characters of each secret; 1 where any value will do. */
const needed = {
  SITE_ORIGIN: 1,
  BUSINESS_PHONE: 1,
  BUSINESS_EMAIL: 1,
  RESEND_API_KEY: 1,
  MAIL_FROM: 1,
  OPERATOR_EMAIL: 1,
  RESEND_WEBHOOK_SECRET: 1,
  OPERATOR_PUSH_URL: 1,
  VISIT_LINK_SECRET: 32,
  OPERATOR_KEY: 16,
  INDEXNOW_KEY: 8,
} as const;

/** Secrets that repeat a setting of the site. */
const twins = {
  SITE_ORIGIN: 'VITE_SITE_ORIGIN',
  BUSINESS_PHONE: 'VITE_PHONE',
  BUSINESS_EMAIL: 'VITE_EMAIL',
  INDEXNOW_KEY: 'VITE_INDEXNOW_KEY',
} as const;

/** What is filled in on this machine. Never shows a value. */
export function lookAtFiles(files: Files): Finding[] {
  const { site, settings, secrets, license, insurer } = files;
  return [
    ...(secrets ? lookAtSecrets(secrets, settings) : [noSecretsFile]),
    withoutPath(settings['VITE_SITE_ORIGIN']) === site
      ? ok('VITE_SITE_ORIGIN is this site')
      : missing('VITE_SITE_ORIGIN in .env is another site', `write VITE_SITE_ORIGIN=${site} there`),
    license
      ? ok('Your grooming license is shown')
      : missing(
          'No grooming license is shown, which Colorado asks of whoever grooms for pay',
          'write its number into supabase/functions/_shared/business/business.ts, publish and deploy again',
        ),
    insurer
      ? ok('Your insurer is named')
      : missing(
          'No insurer is named, which owners and their buildings ask for',
          'write its name into supabase/functions/_shared/business/business.ts, publish and deploy again',
        ),
  ];
}

const noSecretsFile = notSeen(
  `There is no ${secretsFile} here to look at`,
  `cp supabase/functions/.env.example ${secretsFile}`,
);

function lookAtSecrets(secrets: Values, settings: Values): Finding[] {
  const tooShort = Object.entries(needed).filter(
    ([name, fewest]) => (secrets[name] ?? '').length < fewest,
  );
  const differing = Object.entries(twins).filter(
    ([name, twin]) => secrets[name] && withoutPath(secrets[name]) !== withoutPath(settings[twin]),
  );
  const found = [
    ...tooShort.map(([name, fewest]) =>
      missing(
        secrets[name]
          ? `${name} in ${secretsFile} is too short: it needs at least ${fewest} characters`
          : `${name} in ${secretsFile} is empty`,
        `fill it in, then ${setSecrets}`,
      ),
    ),
    ...differing.map(([name, twin]) =>
      missing(
        `${name} in ${secretsFile} is not the same as ${twin} in .env`,
        `correct one of them, then ${setSecrets}, and publish again`,
      ),
    ),
  ];
  return found.length > 0 ? found : [ok('Every secret is filled in')];
}

/** An address of a site is its origin. */
function withoutPath(text = ''): string {
  return /^https?:/.test(text) && URL.canParse(text) ? new URL(text).origin : text;
}
