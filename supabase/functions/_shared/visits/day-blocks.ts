/** The most characters of the word, as in the table. */
export const mostBlockWord = 60;

/** Time in which no visit can be, `YYYY-MM-DD` and `HH:MM` in Denver. */
export type BlockTime = {
  readonly first: string;
  readonly last: string;
  /** Null: the whole day. */
  readonly from: string | null;
  readonly until: string | null;
};

export type DayBlock = BlockTime & {
  /** A UUID made in the browser, so that the same tap twice makes one block. */
  readonly id: string;
  /** For the operator alone; may be empty. */
  readonly word: string;
  /** The caller for whom these hours are held until address and pets are known; null for a block. */
  readonly hold: { readonly name: string; readonly phone: string } | null;
};

/** What stands in the way of a block. */
export type BlockedVisit = {
  readonly reference: string;
  readonly token: string;
  readonly owner: { readonly name: string; readonly phone: string };
  readonly pets: readonly string[];
  readonly starts: { readonly day: string; readonly time: string };
  /** A change names all three. */
  readonly revision: number;
  readonly requestVersion: number;
  /** Another time that the owner asks for. */
  readonly wish: { readonly day: string; readonly window: string; readonly number: number } | null;
  /** Whether our emails reach the owner. */
  readonly hasEmail: boolean;
};

export const blockRefusalCodes = [
  'ends_before_start',
  'in_past',
  'too_far',
  'already_blocked',
  // The answer holds the visits.
  'has_visits',
] as const;

export type BlockRefusal = (typeof blockRefusalCodes)[number];
