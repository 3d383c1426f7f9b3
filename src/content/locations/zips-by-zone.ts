import { joinNames } from '@shared/business/format';
import { travelFeeName } from '@shared/business/policy';
import { type ServiceZone, serviceZone, usualDrive } from '@shared/business/service-zips';
import { streetWords, zoneLabels } from '@shared/business/zone-words';

type Zips = readonly string[];

export function zipsByZone(zips: Zips) {
  return [
    { zone: 'core', answer: zoneLabels.core, zips: within('core', zips) } as const,
    ...zipsByFee(zips).map(
      ({ fee, zips: group }) =>
        ({ zone: 'extended', answer: `Expect a ${fee}`, zips: group }) as const,
    ),
    { zone: 'outside', answer: zoneLabels.outside, zips: within('outside', zips) } as const,
  ].filter((group) => group.zips.length > 0);
}

function within(zone: ServiceZone, zips: Zips): string[] {
  return zips.filter((zip) => serviceZone(zip) === zone);
}

/** Begins with the shortest drive. */
function zipsByFee(zips: Zips) {
  const paid = within('extended', zips);
  const fees = new Set(
    paid
      .map(usualDrive)
      .toSorted()
      .map((drive) => travelFeeName(drive)),
  );
  return [...fees].map((fee) => ({
    fee,
    zips: paid.filter((zip) => travelFeeName(usualDrive(zip)) === fee),
  }));
}

/** Names each fee with its ZIPs, the first with its name, and is '' where no ZIP has one. */
export function feesByZip(zips: Zips): string {
  const [first, ...others] = zipsByFee(zips).map(
    (group) => `${group.fee} in ${joinNames(group.zips)}`,
  );
  const rest = others.map((words) => words.replace('travel fee of ', ''));
  const last = rest.pop();
  return [[first, ...rest].join(', '), last].filter(Boolean).join(', and ');
}

/** Names all that the fee of these ZIPs can be. */
export function feeRange(zips: Zips): string {
  return travelFeeName(driveRange(zips));
}

/** `26-35`, of the ZIPs that have a fee. */
export function driveRange(zips: Zips): string | undefined {
  const ends = zips.flatMap((zip) => usualDrive(zip)?.split('-') ?? []).toSorted();
  return ends.length > 0 ? `${ends[0]}-${ends.at(-1)}` : undefined;
}

export function travelFees(zips: Zips): string {
  const [freeZips, farZips] = [within('core', zips), within('outside', zips)];
  const fees = feesByZip(zips);
  return [
    freeZips.length > 8 && 'Most ZIP codes here have no travel fee.',
    freeZips.length > 0 &&
      freeZips.length <= 8 &&
      `There’s no travel fee in ${joinNames(freeZips)}.`,
    fees && `Expect a ${fees}.`,
    farZips.length > 0 &&
      `${joinNames(farZips)} ${farZips.length === 1 ? 'is' : 'are'} outside our usual area. ${streetWords.join('')}`,
  ]
    .filter(Boolean)
    .join(' ');
}
