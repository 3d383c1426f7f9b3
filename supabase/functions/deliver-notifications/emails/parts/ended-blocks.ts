import type { Business } from '../../../_shared/business/business.ts';
import { findEnding } from '../../../_shared/visits/end-reasons.ts';
import { bookAgainEnding } from '../../../_shared/visits/visit-state.ts';
import { type Block, actionBlocks } from '../email-content.ts';
import type { VisitEmailInput } from '../visit-email.ts';
import { contactBlocks } from './owner-blocks.ts';

export const canceledEntryWords =
  'The attached file removes the visit from your calendar. If it’s still there, delete it.';

type Ended = Pick<VisitEmailInput, 'pets' | 'business' | 'link'> & {
  /** A key of `endReasons`. */
  readonly reason: string | null;
};

/** What the owner can do now, as the reason allows. */
export function nextSteps({ pets, business, link, reason }: Ended): Block[] {
  const [{ reference }] = pets;
  const contact = contactBlocks(business, `About my request ${reference ?? ''}: `);
  switch (findEnding(reason)) {
    case 'another_day':
      return [...actionBlocks('Ask for another day', bookAgainLink(business, link)), ...contact];
    case 'phone':
      return contact;
    case 'none':
      return [];
  }
}

export function bookAgainLink({ origin }: Business, link: string | undefined): string {
  return link ? `${link}${bookAgainEnding}` : `${origin}/booking`;
}
