import { usd } from './format.ts';
import { policy, travelFeeSteps, travelFeeWords } from './policy.ts';
import { type ServiceZone, fiveDigits, usualDrive } from './service-zips.ts';

/** USD that a visit to this ZIP costs on top; 0 without a fee, and where no amount may be named. */
export function expectedFee(typed: string): number {
  const drive = policy.travelFee.extended && usualDrive(typed);
  return (drive && travelFeeSteps.find(({ upTo }) => drive.endsWith(`${upTo}`))?.fee) || 0;
}

/** `$200 plus $25 travel, $225 in all`; without a fee, `$200`. */
export function sumWithFee(sum: number, fee: number): string {
  return fee > 0 ? `${usd(sum)} plus ${usd(fee)} travel, ${usd(sum + fee)} in all` : usd(sum);
}

/**
 * What the ZIP means for a request. Quotes only its five digits: other text must not reach an
 * address that anybody may give.
 */
export function zoneFact(zone: ServiceZone, typed: string): { label: string; text: string } {
  const zip = fiveDigits(typed) ?? '';
  const fee = expectedFee(zip);
  switch (zone) {
    case 'core':
      return { label: 'Travel fee', text: `None${zip && ` for ${zip}`}` };
    case 'extended':
      return {
        label: 'Travel fee',
        text: fee ? `${usd(fee)} for ${zip}` : travelFeeWords({ zip }),
      };
    case 'outside':
      return {
        label: 'Our area',
        text: `${zip} is outside our usual area. We’ll check the drive to your address and tell you yes or no.`,
      };
    case 'elsewhere':
      return {
        label: 'Our area',
        text: `${zip || 'The ZIP you typed'} isn’t a Denver-area ZIP. If that’s a typo, text us the right one.`,
      };
  }
}
