/** The extended zone by the minutes of a ZIP's usual drive: one travel fee for each ZIP, whatever area names it. */
const longDrives = {
  '26-30':
    '80004 80005 80007 80011 80012 80014 80024 80031 80045 80111 80112 80121 80123 80228 80229 80233 80237 80239 80249 80260',
  '31-35': '80013 80015 80017 80019 80021 80022 80120 80122 80128 80234 80241 80401 80419 80640',
  '36-40': '80020 80126 80127 80129 80130 80403 80453 80465',
};

/** Zones go by miles from 39.74, -104.99: `core` up to 8, `extended` up to 15. The operator should correct this estimate. */
export const zoneLists = {
  core: toZips(`
  80002 80003 80010 80030 80033 80110 80113 80202 80203 80204 80205 80206 80207 80209 80210
  80211 80212 80214 80215 80216 80218 80219 80220 80221 80222 80223 80224 80226 80227 80230
  80231 80232 80235 80236 80238 80246 80247 80264 80266 80290 80293 80294
  `),
  extended: toZips(Object.values(longDrives).join(' ')),
};

/** `outside`: in Colorado, on neither list. `elsewhere`: anything else. The database allows the same. */
export const serviceZones = ['core', 'extended', 'outside', 'elsewhere'] as const;

export type ServiceZone = (typeof serviceZones)[number];

/** The ZIP in `80209-1234`, `802091234` or `CO 80209`; `undefined` without one whole ZIP. */
export function fiveDigits(typed: string): string | undefined {
  return /^\D*(\d{5})(?:[-\s]?\d{4})?\D*$/.exec(typed)?.[1];
}

/** We come to these zones; to `outside` and `elsewhere` we may not come at all. */
export function isServed(zone: ServiceZone | undefined): boolean {
  return zone === 'core' || zone === 'extended';
}

export function serviceZone(typed: string): ServiceZone {
  const zip = fiveDigits(typed) ?? '';
  if (zoneLists.core.has(zip)) return 'core';
  if (zoneLists.extended.has(zip)) return 'extended';
  return zip >= '80000' && zip <= '81699' ? 'outside' : 'elsewhere';
}

/** The drive to a ZIP with a travel fee, in minutes, such as `31-35`. */
export function usualDrive(typed: string): string | undefined {
  const zip = fiveDigits(typed);
  return Object.entries(longDrives).find(([, zips]) => zip && zips.includes(zip))?.[0];
}

/** The answer that a visitor sees; `undefined` while the text may still become a ZIP. */
export function answeredZone(typed: string): ServiceZone | undefined {
  return fiveDigits(typed) || isOtherCode(typed) ? serviceZone(typed) : undefined;
}

/** A request's stored answer; today's if it was sent without one. */
export function requestZone(row: { zip_answer: string | null; zip_code: string }): ServiceZone {
  return serviceZones.find((zone) => zone === row.zip_answer) ?? serviceZone(row.zip_code);
}

/** Letters between the digits, as in `A1A 1A1`, or for a zero: no further typing makes it a ZIP. */
function isOtherCode(typed: string): boolean {
  const text = typed.trim();
  return text.length >= 5 && /\d\s*[a-z]/i.test(text);
}

function toZips(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}
