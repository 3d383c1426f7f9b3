import { priceWords } from '../services/package-words';
import type { AreaSummary } from './area';
import { joinNames } from '@shared/business/format';
import { travelFeeName } from '@shared/business/policy';
import { serviceZone } from '@shared/business/service-zips';

type Drive = Pick<AreaSummary, 'zips' | 'minutes'>;

/** What an area's first screen says: how we come, what it costs, and whether a travel fee is possible. */
export function areaLead(lead: string, drive: Drive): string {
  return `${lead} Baths from ${priceWords('spa-bath')}, haircuts from ${priceWords('full-groom')}, cats from ${priceWords('cat-grooming')}. ${feeInShort(drive)}`;
}

function feeInShort({ zips, minutes }: Drive): string {
  const paid = zips.filter((zip) => serviceZone(zip) !== 'core');
  if (paid.length === 0) return 'No travel fee.';
  const fee = travelFeeName(minutes);
  if (paid.length === zips.length) return `Expect a ${fee}.`;
  const where = paid.length > 3 ? 'most ZIP codes' : joinNames(paid);
  return `Expect a ${fee} in ${where}.`;
}
