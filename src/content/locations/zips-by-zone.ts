import type { AreaSummary } from './area';
import { joinNames } from '@shared/business/format';
import { travelFeeName } from '@shared/business/policy';
import { promises } from '@shared/business/promises';
import { type ServiceZone, serviceZone } from '@shared/business/service-zips';
import { streetWords, zoneLabels } from '@shared/business/zone-words';

const zones = ['core', 'extended', 'outside'] as const;

/** The fee goes by the area's own drive, which may be shorter than that of a ZIP it shares. */
type Drive = Pick<AreaSummary, 'zips' | 'minutes'>;

export function zipsByZone({ zips, minutes }: Drive) {
  return zones
    .map((zone) => ({
      zone,
      answer: zone === 'extended' ? `Expect a ${travelFeeName(minutes)}` : zoneLabels[zone],
      zips: zips.filter((zip) => serviceZone(zip) === zone),
    }))
    .filter((group) => group.zips.length > 0);
}

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
  return `Expect a travel fee in ${phrases.join(', and in ')}.`;
}

export function travelFees({ zips, minutes }: Drive): string {
  const within = (zone: ServiceZone) => zips.filter((zip) => serviceZone(zip) === zone);
  const fee = travelFeeName(minutes);
  const [freeZips, paidZips, farZips] = [within('core'), within('extended'), within('outside')];
  return [
    freeZips.length > 8 && 'Most ZIP codes here have no travel fee.',
    freeZips.length > 0 &&
      freeZips.length <= 8 &&
      `There’s no travel fee in ${joinNames(freeZips)}.`,
    paidZips.length > 0 && `Expect a ${fee} in ${joinNames(paidZips)}. ${promises.feeIsKnown}`,
    farZips.length > 0 &&
      `${joinNames(farZips)} ${farZips.length === 1 ? 'is' : 'are'} outside our usual area. ${streetWords.join('')}`,
  ]
    .filter(Boolean)
    .join(' ');
}
