import { customMinutes, findBookedService } from '@/content/services';
import type { VisitPet } from '@shared/visits/request-details';
import { type LastTime, visitRange } from '@shared/visits/visit-state';

export function isVisitLength(minutes: number): boolean {
  const { fewestMinutes, mostMinutes } = visitRange;
  return Number.isInteger(minutes) && minutes >= fewestMinutes && minutes <= mostMinutes;
}

type TimedPet = Pick<VisitPet, 'service'> & Partial<Pick<VisitPet, 'name' | 'type' | 'size'>>;

export type Timed = {
  readonly pets: readonly TimedPet[];
  readonly lastTime?: Pick<LastTime, 'pets' | 'minutes'> | null | undefined;
};

/** Last time says how long the same pets take for the same services; other pets add what is usual for them. */
export function presetMinutes({ pets, lastTime }: Timed): number {
  const others = untimedPets({ pets, lastTime });
  const known = others.length < pets.length ? (lastTime?.minutes ?? 0) : 0;
  return Math.min(known + usualMinutes(others), visitRange.mostMinutes);
}

/** Pets whose time the last visit does not tell: all, unless everybody of last time comes again for the same service. */
export function untimedPets({ pets, lastTime }: Timed): readonly TimedPet[] {
  const earlier = lastTime?.pets ?? [];
  const isAgain = (pet: TimedPet) =>
    earlier.some(({ name, service }) => name === pet.name && service === pet.service);
  const others = pets.filter((pet) => !isAgain(pet));
  return pets.length - others.length < earlier.length ? pets : others;
}

/** The length of a dog's package differs with the size. */
export function isSizeUnknown({ type, size, service }: TimedPet): boolean {
  return type === 'dog' && size === null && findBookedService(service) !== undefined;
}

/** Pets follow each other. The longest duration of a package counts, for a dog of unknown size the usual one. */
export function usualMinutes(pets: readonly TimedPet[]): number {
  const minutes = pets.map((pet) => {
    const service = findBookedService(pet.service);
    if (!service) return customMinutes;
    return isSizeUnknown(pet) ? service.usualMinutes : service.minutes;
  });
  return Math.min(
    minutes.reduce((sum, each) => sum + each, 0),
    visitRange.mostMinutes,
  );
}

/** Weeks between visits, as the packages have them; a custom service has six. */
export function usualWeeks(pets: readonly TimedPet[]): number {
  return Math.min(...pets.map(({ service }) => findBookedService(service)?.weeks ?? 6));
}
