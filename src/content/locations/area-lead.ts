import { packagePrice } from '../services/package-words';
import { feeRange, feesByZip } from './zips-by-zone';
import { serviceZone } from '@shared/business/service-zips';

/** An area's first screen says how we come, what it costs, and whether a travel fee is possible. */
export function areaLead(lead: string, zips: readonly string[]): string {
  return `${lead} Baths from ${packagePrice('spa-bath')}, full grooms from ${packagePrice('full-groom')}, cats from ${packagePrice('cat-grooming')}. ${feeInShort(zips)}`;
}

function feeInShort(zips: readonly string[]): string {
  const paid = zips.filter((zip) => serviceZone(zip) !== 'core');
  if (paid.length === 0) return 'No travel fee.';
  if (paid.length === zips.length) return `Expect a ${feeRange(zips)}.`;
  return `Expect a ${paid.length > 3 ? `${feeRange(zips)} in most ZIP codes` : feesByZip(zips)}.`;
}
