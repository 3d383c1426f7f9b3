import { type Plugin, type ResolvedConfig, loadEnv } from 'vite';
import { businessWith } from '../supabase/functions/_shared/business/business.ts';
import { demoKeys, demoMode } from './demo.ts';
import { plainError } from './plain-error.ts';

export type BuildSettings = {
  readonly mode: string;
  /** VITE_SUPABASE_URL and VITE_SUPABASE_ANON_KEY. */
  readonly url: string;
  readonly anonKey: string;
  /** VITE_SITE_ORIGIN, VITE_PHONE and VITE_EMAIL. */
  readonly origin: string;
  readonly phone: string;
  readonly email: string;
  /** VITE_INDEXNOW_KEY. */
  readonly indexNowKey: string;
};

export function productionCheck(): Plugin {
  return {
    name: 'production-check',
    apply: 'build',
    config({ root = process.cwd(), envDir }, { mode }) {
      const env = loadEnv(mode, envDir || root, 'VITE_');
      const { VITE_SUPABASE_URL: url = '', VITE_SUPABASE_ANON_KEY: anonKey = '' } = env;
      const { VITE_SITE_ORIGIN: origin = '', VITE_PHONE: phone = '', VITE_EMAIL: email = '' } = env;
      const { VITE_INDEXNOW_KEY: indexNowKey = '' } = env;
      const problem = buildProblem({ mode, url, anonKey, origin, phone, email, indexNowKey });
      if (problem) throw plainError(problem);
    },
  };
}

const { phone: demoPhone, license, insurer } = businessWith({});

type Papers = Readonly<Record<'license' | 'insurer', string>>;

/** Undefined when the build may go ahead. A demo may use any settings but a secret key or a broken one. */
export function buildProblem(
  settings: BuildSettings,
  papers: Papers = { license, insurer },
): string | undefined {
  const isDemo = settings.mode === demoMode;
  const problems = isDemo ? [] : [...productionProblems(settings), ...missingPapers(papers)];
  if (isSecretKey(settings.anonKey)) problems.unshift(secretKeySentence);
  // https://indexnow.org/documentation; the build names a file by it
  if (!/^(?:[a-zA-Z0-9-]{8,128})?$/.test(settings.indexNowKey)) {
    problems.push('VITE_INDEXNOW_KEY must be 8 to 128 letters, digits or hyphens.');
  }
  if (problems.length === 0) return undefined;
  return [
    'This build needs other settings, in .env or at your host (.env.example):',
    ...problems.map((problem) => `- ${problem}`),
    ...(isDemo ? [] : ['For a demo without any, run npm run build -- --mode demo.']),
  ].join('\n');
}

type Claim = {
  readonly files: RegExp;
  /** `false` takes it off the site. Without a switch, only your own record helps. */
  readonly setting?: string;
  readonly words: string;
};

// The law forbids to invent these. What is switched off is not published.
const claims: readonly Claim[] = [
  {
    files: /_shared\/business\/policy\.ts$/,
    words: 'amounts of money and rules that nobody decided',
  },
  { files: /content\/stats\.ts$/, words: 'figures that nobody counted' },
  {
    files: /content\/(?:voices\/(?:reviews|customers)|gallery\/transformations\/.+)\.ts$/,
    setting: 'VITE_SHOW_TESTIMONIALS',
    words: 'quotes that no customer gave',
  },
  {
    files: /content\/voices\/rating\.ts$/,
    setting: 'VITE_SHOW_RATING',
    words: 'a rating that no customer gave',
  },
  {
    files: /content\/groomers\/certificates\.ts$/,
    setting: 'VITE_SHOW_CERTIFICATES',
    words: 'certificates that nobody holds',
  },
];

/** Throws where invented claims would be published; names what else came with the site. */
export function checkDemonstration(
  files: readonly string[],
  { env, logger, mode }: Pick<ResolvedConfig, 'env' | 'logger' | 'mode'>,
): void {
  if (mode === demoMode) return;
  const problems = claims
    .filter(({ setting }) => !setting || env[setting] !== 'false')
    .map((claim) => ({ ...claim, left: files.filter((file) => claim.files.test(file)) }))
    .filter(({ left }) => left.length > 0)
    .map(
      ({ left, setting, words }) =>
        `- ${words}${setting ? ` (${setting}=false)` : ''}: ${left.join(', ')}`,
    );
  if (problems.length > 0) {
    throw plainError(
      [
        'This build would publish what came with the site as yours. Replace it, or switch it off until you have your own:',
        ...problems,
      ].join('\n'),
    );
  }
  // The quote of a transformation may be switched off; its pet is shown all the same.
  const others = files.filter(
    (file) => file.includes('/transformations/') || !claims.some((claim) => claim.files.test(file)),
  );
  if (others.length > 0) {
    logger.warn(
      `People, pets and figures that came with the site are still in ${others.join(', ')}`,
    );
  }
}

const secretKeySentence =
  'VITE_SUPABASE_ANON_KEY is a secret key, which must never be in a bundle: use the publishable (anon) key.';

function productionProblems({ url, anonKey, origin, phone, email }: BuildSettings): string[] {
  const isOwnSite = isHosted(origin) && !isPlaceholder(new URL(origin).hostname);
  const isOwnPhone = /^\+1\d{10}$/.test(phone) && phone !== demoPhone;
  const isOwnEmail = /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email) && !isPlaceholder(email);
  return [
    !isHosted(url) &&
      'VITE_SUPABASE_URL must be the https:// address of your hosted Supabase project.',
    // The functions refuse the legacy anon key, which cannot be replaced alone.
    !isSecretKey(anonKey) &&
      (!anonKey.startsWith('sb_publishable_') || anonKey === demoKeys.publishable) &&
      'VITE_SUPABASE_ANON_KEY must be the publishable key of that project (sb_publishable_...).',
    !isOwnSite &&
      'VITE_SITE_ORIGIN must be the https:// address of your site, not one in .example.',
    !isOwnPhone &&
      `VITE_PHONE must be your number as +1 and ten digits, without spaces, and not ${demoPhone}.`,
    !isOwnEmail && 'VITE_EMAIL must be your e-mail address, not one in .example.',
  ].filter((problem) => problem !== false);
}

/** The home page says "Fully Insured", and Colorado asks for a license (PACFA). */
function missingPapers(papers: Papers): string[] {
  return Object.entries(papers)
    .filter(([, value]) => value === '')
    .map(
      ([name]) => `${name} must be filled in, in supabase/functions/_shared/business/business.ts.`,
    );
}

/** Nobody can own a name below `.example`: https://www.rfc-editor.org/rfc/rfc2606 */
function isPlaceholder(name: string): boolean {
  return name.toLowerCase().endsWith('.example');
}

function isHosted(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  const isLocal =
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '0.0.0.0' ||
    hostname === '[::1]' ||
    hostname.startsWith('127.');
  return protocol === 'https:' && !isLocal;
}

function isSecretKey(key: string): boolean {
  if (key.startsWith('sb_secret_')) return true;
  const [, payload = ''] = key.split('.');
  return /"role"\s*:\s*"(?!anon")/.test(Buffer.from(payload, 'base64url').toString());
}
