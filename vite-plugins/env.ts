import { z } from 'zod';
import { businessWith } from '../supabase/functions/_shared/business/business.ts';
import { demoMode, localKeys } from '../supabase/local/local-keys.ts';
import { plainError } from '../supabase/local/process/plain-error.ts';

const { phone: demoPhone, license, insurer } = businessWith({});
const optional = z.string().default('');
const must = (isRight: (text: string) => boolean, words: string) =>
  optional.refine(isRight, { error: words, abort: true });

/** All settings of a build (.env.example). A demo accepts any, but no secret key and no broken one. */
const demoSettings = z.object({
  VITE_SUPABASE_URL: optional,
  VITE_SUPABASE_ANON_KEY: must(
    (key) => !isSecretKey(key),
    'is a secret key, which must never be in a bundle: use the publishable (anon) key.',
  ),
  VITE_SITE_ORIGIN: optional,
  VITE_PHONE: optional,
  VITE_EMAIL: optional,
  VITE_SHOW_RATING: optional,
  VITE_SHOW_TESTIMONIALS: optional,
  VITE_SHOW_CERTIFICATES: optional,
  // https://indexnow.org/documentation; the build names a file by it
  VITE_INDEXNOW_KEY: must(
    (key) => /^(?:[a-zA-Z0-9-]{8,128})?$/.test(key),
    'must be 8 to 128 letters, digits or hyphens.',
  ),
  VITE_GA_MEASUREMENT_ID: optional,
});

const settings = demoSettings.extend({
  VITE_SUPABASE_URL: must(
    isHosted,
    'must be the https:// address of your hosted Supabase project.',
  ),
  // The functions refuse the legacy anon key, which cannot be replaced alone.
  VITE_SUPABASE_ANON_KEY: demoSettings.shape.VITE_SUPABASE_ANON_KEY.refine(
    (key) => key.startsWith('sb_publishable_') && key !== localKeys.publishable,
    'must be the publishable key of that project (sb_publishable_...).',
  ),
  VITE_SITE_ORIGIN: must(
    (origin) => isHosted(origin) && !isPlaceholder(new URL(origin).hostname),
    'must be the https:// address of your site, not one in .example.',
  ),
  VITE_PHONE: must(
    (phone) => /^\+1\d{10}$/.test(phone) && phone !== demoPhone,
    `must be your number as +1 and ten digits, without spaces, and not ${demoPhone}.`,
  ),
  VITE_EMAIL: must(
    (email) => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email) && !isPlaceholder(email),
    'must be your e-mail address, not one in .example.',
  ),
});

export type Settings = z.infer<typeof settings>;

type Papers = Readonly<Record<'license' | 'insurer', string>>;

/** Throws where a build must not go ahead. A setting that is not there is empty. */
export function readSettings(
  mode: string,
  env: Readonly<Record<string, unknown>>,
  papers: Papers = { license, insurer },
): Settings {
  const isDemo = mode === demoMode;
  const { data, error } = (isDemo ? demoSettings : settings).safeParse(env);
  const missing = isDemo ? [] : missingPapers(papers);
  if (data && missing.length === 0) return data;
  throw plainError(
    [
      'This build needs other settings, in .env or at your host (.env.example):',
      ...(error?.issues ?? []).map(({ path, message }) => `- ${path.join()} ${message}`),
      ...missing,
      ...(isDemo ? [] : ['For a demo without any, run npm run build -- --mode demo.']),
    ].join('\n'),
  );
}

/** The home page says "Fully Insured", and Colorado asks for a license (PACFA). */
function missingPapers(papers: Papers): string[] {
  return Object.entries(papers)
    .filter(([, value]) => value === '')
    .map(
      ([name]) =>
        `- ${name} must be filled in, in supabase/functions/_shared/business/business.ts.`,
    );
}

/** Nobody can own a name below `.example`: https://www.rfc-editor.org/rfc/rfc2606 */
function isPlaceholder(name: string): boolean {
  return name.toLowerCase().endsWith('.example');
}

function isHosted(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return (
    protocol === 'https:' && !/^(?:.*\.)?localhost$|^0\.0\.0\.0$|^\[::1\]$|^127\./.test(hostname)
  );
}

function isSecretKey(key: string): boolean {
  if (key.startsWith('sb_secret_')) return true;
  const [, payload = ''] = key.split('.');
  return /"role"\s*:\s*"(?!anon")/.test(Buffer.from(payload, 'base64url').toString());
}
