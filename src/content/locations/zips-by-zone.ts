import { serviceZone, type ServiceZone } from './service-zips';

const answers: Readonly<Record<ServiceZone, string>> = {
  core: 'No travel fee',
  extended: 'A travel fee may apply',
  ask: 'Text us first',
};
const zones = ['core', 'extended', 'ask'] as const;

/** An area's ZIPs by what a visitor there may expect, without the answers that fit none. */
export function zipsByZone(zips: readonly string[]) {
  return zones
    .map((zone) => ({
      zone,
      answer: answers[zone],
      zips: zips.filter((zip) => serviceZone(zip) === zone),
    }))
    .filter((group) => group.zips.length > 0);
}

const listOf = new Intl.ListFormat('en-US', { type: 'conjunction' });

type Area = { readonly name: string; readonly zips: readonly string[] };

/** In which of several areas a travel fee may apply, in a sentence. */
export function regionFees(areas: readonly Area[]): string {
  const paid = areas.flatMap(({ name, zips }) => {
    const isFree = zips.map((zip) => serviceZone(zip) === 'core');
    if (!isFree.includes(false)) return [];
    return isFree.includes(true) ? `the outer parts of ${name}` : name;
  });
  return paid.length === 0 ? 'No travel fee.' : `A travel fee may apply in ${listOf.format(paid)}.`;
}

/** Where in an area a travel fee may apply, in up to three sentences. */
export function travelFees(zips: readonly string[]): string {
  const within = (zone: ServiceZone) => zips.filter((zip) => serviceZone(zip) === zone);
  const [free, paid, unsure] = [within('core'), within('extended'), within('ask')];
  return [
    free.length > 8 && 'Most ZIP codes here have no travel fee.',
    free.length > 0 && free.length <= 8 && `There’s no travel fee in ${listOf.format(free)}.`,
    paid.length > 0 &&
      `A fee may apply in ${listOf.format(paid)}; you’ll know before we confirm your visit.`,
    unsure.length > 0 && `For ${listOf.format(unsure)}, send a request and we’ll let you know.`,
  ]
    .filter(Boolean)
    .join(' ');
}
