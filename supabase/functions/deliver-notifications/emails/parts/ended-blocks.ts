import type { Business } from '../../../_shared/business.ts';
import { actionBlocks, type Block } from '../email-content.ts';
import { contactBlocks } from './owner-blocks.ts';
import type { Pets } from './request-rows.ts';

/** What a calendar file can do, and what it cannot. */
export const canceledEntryWords =
  'The attached file cancels the entry in your calendar. If it is still there, delete it.';

/** The same where the entry was one that the booking form offered for a request. */
export const tentativeEntryWords =
  'If you put the request on your calendar: the attached file cancels that entry. If it is still there, delete it.';

/** A way to another visit, and to a person. */
export function nextSteps([{ reference }]: Pets, business: Business, label: string): Block[] {
  return [
    ...actionBlocks(label, `${business.origin}/booking`),
    ...contactBlocks(business, `About my request ${reference ?? ''}: `),
  ];
}
