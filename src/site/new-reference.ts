import { business } from '@/content/business';
import { referenceLetters as alphabet } from '@shared/visits/reference';

const length = 6;

/** Such as `AG-7K4Q2M`, one of 887 million. */
export function newReference(): string {
  const letters = Array.from({ length }, () => alphabet.charAt(randomBelow(alphabet.length)));
  return `${business.referencePrefix}-${letters.join('')}`;
}

/** Returns 0 to `limit` - 1, unbiased: a plain remainder would favor the first letters. */
function randomBelow(limit: number): number {
  const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
  return byte < 256 - (256 % limit) ? byte % limit : randomBelow(limit);
}
