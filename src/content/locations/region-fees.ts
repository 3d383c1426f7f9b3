import { driveRange, feeRange } from './zips-by-zone';
import { joinNames } from '@shared/business/format';
import { serviceZone } from '@shared/business/service-zips';

// Apart from `zips-by-zone.ts`, which areas load: only About shows these words.

type Area = { readonly name: string; readonly zips: readonly string[] };

/** Areas with a fee in all ZIPs first, then in most of them, then in some. */
export function regionFees(areas: readonly Area[]): string {
  const shares = areas.map(({ name, zips }) => ({
    name,
    share: zips.filter((zip) => serviceZone(zip) !== 'core').length / zips.length,
  }));
  const names = (isMeant: (share: number) => boolean) =>
    shares.filter(({ share }) => isMeant(share)).map(({ name }) => name);
  const wholeAreas = names((share) => share === 1);
  const mostlyPaid = names((share) => share >= 0.75 && share < 1);
  const partlyPaid = names((share) => share > 0 && share < 0.75);
  const phrases = [
    wholeAreas.length > 0 && joinNames(wholeAreas),
    mostlyPaid.length > 0 && `most of ${joinNames(mostlyPaid)}`,
    partlyPaid.length > 0 && `parts of ${joinNames(partlyPaid)}`,
  ].filter((words) => words !== false);
  if (phrases.length === 0) return 'No travel fee.';
  if (wholeAreas.length > 1 && wholeAreas.length === areas.length) {
    const fee = feeRange(areas.flatMap(({ zips }) => zips));
    return `Expect a ${fee} in all of them.`;
  }
  const paid = areas.flatMap(({ zips }) => zips.filter((zip) => serviceZone(zip) !== 'core'));
  if (paid.length > 1 && paid.length < 4)
    return `Only ${joinNames(paid)} have a travel fee. The drive there takes ${driveRange(paid)} minutes.`;
  return `Expect a travel fee in ${phrases.join(', and in ')}.`;
}
