import { type ServiceZone, serviceZone } from '@shared/service-zips';

const words = {
  core: 'no travel fee',
  extended: 'a travel fee may apply',
  ask: 'outside both zones, check the drive',
} as const satisfies Record<ServiceZone, string>;

export function zoneWords(zipCode: string): string {
  return words[serviceZone(zipCode)];
}

export function zoneSentence(zipCode: string): string {
  const text = zoneWords(zipCode);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
