import { travelFeeWords } from '../../../_shared/policy.ts';
import { serviceZone } from '../../../_shared/service-zips.ts';
import type { BookingRow } from '../../outbox/outbox-job.ts';
import type { Fact } from '../email-content.ts';

/** Whether a ZIP pays a travel fee, before anybody has answered; nothing for what is no ZIP. */
export function travelFeeFacts({ zip_code: typed }: BookingRow): Fact[] {
  const zip = findZip(typed);
  if (!zip) return [];
  const zone = serviceZone(zip);
  return [
    zone === 'core'
      ? { label: 'Travel fee', text: `None for ${zip}` }
      : { label: 'Travel fee', text: `for ${zip}`, detail: travelFeeWords(zone) },
  ];
}

/** The five digits alone: what was typed around them goes into no mail to an address that anybody may give. */
function findZip(typed: string): string | undefined {
  return /^\s*(\d{5})\b/.exec(typed)?.[1];
}
