import type { FullDetails } from '@shared/visits/request-details';

const parts = {
  asked: ({ preferred }) => preferred,
  pets: ({ pets }) => pets,
  notes: ({ notes }) => notes,
  place: ({ address, zipCode, zone }) => [address, zipCode, zone],
  gateCode: ({ gateCode }) => gateCode,
  owner: ({ owner }) => owner,
  estimate: ({ estimate }) => estimate,
} satisfies Record<string, (details: FullDetails) => unknown>;

export type Part = keyof typeof parts;

const partNames = Object.keys(parts) as Part[];

/** Which parts of what was sent differ from what is known. */
export function newParts(details: FullDetails, known: FullDetails): Part[] {
  return partNames.filter(
    (part) => JSON.stringify(parts[part](details)) !== JSON.stringify(parts[part](known)),
  );
}

export function hasNews(details: FullDetails, known: FullDetails): boolean {
  return newParts(details, known).length > 0;
}
