import { createHash, timingSafeEqual } from 'node:crypto';

/** Takes the same time however much of the secrets agrees. */
export function sameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(toDigest(given), toDigest(expected));
}

/** The comparison needs both in one length. */
function toDigest(text: string): Uint8Array {
  return createHash('sha256').update(text).digest();
}
