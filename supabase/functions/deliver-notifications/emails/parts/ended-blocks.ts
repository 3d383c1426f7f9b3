import type { Business } from '../../../_shared/business.ts';
import { bookAgainEnding } from '../../../_shared/visit-state.ts';
import { type Block, actionBlocks } from '../email-content.ts';
import type { VisitEmailInput } from '../visit-email.ts';
import { contactBlocks } from './owner-blocks.ts';

export const canceledEntryWords =
  'The attached file cancels the entry in your calendar. If it is still there, delete it.';

export const tentativeEntryWords =
  'If you put the request on your calendar: the attached file cancels that entry. If it is still there, delete it.';

type NextSteps = Pick<VisitEmailInput, 'pets' | 'business' | 'link'>;

export function nextSteps({ pets, business, link }: NextSteps): Block[] {
  const [{ reference }] = pets;
  return [
    ...actionBlocks('Ask for another day', bookAgainLink(business, link)),
    ...contactBlocks(business, `About my request ${reference ?? ''}: `),
  ];
}

export function bookAgainLink({ origin }: Business, link: string | undefined): string {
  return link ? `${link}${bookAgainEnding}` : `${origin}/booking`;
}
