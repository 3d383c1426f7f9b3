import type { z } from 'zod';
import type { ReadOnly } from './request-details.ts';
import type { blockRow } from './visit-record.ts';

/** The most characters of the word, as in the table. */
export const mostBlockWord = 60;

export type DayBlock = ReadOnly<z.output<typeof blockRow>>;

/** Time in which no visit can be. */
export type BlockTime = Pick<DayBlock, 'first' | 'last' | 'from' | 'until'>;

export const blockRefusalCodes = [
  'ends_before_start',
  'in_past',
  'too_far',
  'already_blocked',
  // The answer holds the visits.
  'has_visits',
] as const;

export type BlockRefusal = (typeof blockRefusalCodes)[number];
