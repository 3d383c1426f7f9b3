/** By miles from 39.74, -104.99: `core` up to 8, `extended` up to 15. An estimate that the operator should correct. */
export const zoneLists = {
  core: toZips(`
  80002 80003 80010 80033 80110 80113 80202 80203 80204 80205 80206 80207 80209 80210 80211
  80212 80214 80215 80216 80218 80219 80220 80222 80223 80224 80226 80227 80230 80231 80232
  80235 80236 80238 80246 80247
  `),
  extended: toZips(`
  80004 80005 80007 80011 80012 80013 80014 80015 80017 80019 80022 80045 80111 80112 80120
  80121 80122 80123 80126 80127 80128 80129 80130 80228 80237 80239 80249 80401 80403 80419
  80640
  `),
};

export type ServiceZone = keyof typeof zoneLists | 'ask';

/** The ZIP in `80209-1234`, `802091234` or `CO 80209`; `undefined` without one whole ZIP. */
export function fiveDigits(typed: string): string | undefined {
  return /^\D*(\d{5})(?:[-\s]?\d{4})?\D*$/.exec(typed)?.[1];
}

export function serviceZone(typed: string): ServiceZone {
  const zip = fiveDigits(typed) ?? '';
  if (zoneLists.core.has(zip)) return 'core';
  if (zoneLists.extended.has(zip)) return 'extended';
  return 'ask';
}

function toZips(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}
