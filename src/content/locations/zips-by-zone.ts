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
      answer: answers[zone],
      zips: zips.filter((zip) => serviceZone(zip) === zone),
    }))
    .filter((group) => group.zips.length > 0);
}
