import { zoneFees } from '@/content/locations/zone-fees';
import { serviceZone } from '@shared/service-zips';

const messages = { ...zoneFees, ask: 'Outside both zones, check the drive' } as const;

export function zoneSentence(zipCode: string): string {
  return messages[serviceZone(zipCode)];
}

/** Goes on in a line, such as `no travel fee`. */
export function zoneWords(zipCode: string): string {
  const text = zoneSentence(zipCode);
  return text.charAt(0).toLowerCase() + text.slice(1);
}
