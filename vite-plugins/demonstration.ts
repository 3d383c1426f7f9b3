import type { Logger } from 'vite';
import { plainError } from '../supabase/local/process/plain-error.ts';
import type { Settings } from './env.ts';

type Claim = {
  readonly files: RegExp;
  /** Takes the claim off the site where it is `false`. Without such a switch only your own record helps. */
  readonly setting?: `VITE_SHOW_${'TESTIMONIALS' | 'RATING' | 'CERTIFICATES'}`;
  readonly words: string;
};

// The law forbids to invent these. What is switched off is not published.
const claims: readonly Claim[] = [
  {
    files: /_shared\/business\/(?:policy|our-rules)\.ts$/,
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

/** A production build throws where invented claims would be published, and names what else came with the site. */
export function checkDemonstration(
  files: readonly string[],
  settings: Partial<Settings>,
  logger: Pick<Logger, 'warn'>,
): void {
  const problems = claims.flatMap(({ files: claimed, setting, words }) => {
    const left = files.filter((file) => claimed.test(file)).join(', ');
    if (!left || (setting && settings[setting] === 'false')) return [];
    return `- ${words}${setting ? ` (${setting}=false)` : ''}: ${left}`;
  });
  if (problems.length > 0) {
    const title =
      'This build would publish what came with the site as yours. Replace it, or switch it off until you have your own:';
    throw plainError([title, ...problems].join('\n'));
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
