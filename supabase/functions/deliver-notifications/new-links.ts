import type { Business } from '../_shared/business.ts';
import { oneLine } from '../_shared/safe-text.ts';
import { actionBlocks, type Letter } from './letter.ts';
import { bookingTitle } from './operator-booking.ts';
import { contactBlocks, greeting, ownerFooter } from './owner-blocks.ts';
import type { Pets } from './pets-of.ts';

const why = 'The links in our earlier emails no longer open. This one does.';

/** The owner's links were revoked: here is a new one. */
export function ownerLinks(pets: Pets, business: Business, link: string): Letter {
  const [{ reference, parent_name: name }] = pets;
  return {
    subject: `A new link to your visit ${reference ?? ''}`.trimEnd(),
    preview: why,
    title: 'Your new link',
    blocks: [
      greeting(name),
      { kind: 'text', text: `${why} Nothing else has changed.` },
      ...actionBlocks('See or cancel your visit', link),
      ...contactBlocks(business, `About my visit ${reference ?? ''}: `),
    ],
    footer: ownerFooter(business, 'booking request'),
  };
}

/** The operator's links to a request were revoked: here is a new one. */
export function operatorLinks(pets: Pets, business: Business, link: string | undefined): Letter {
  const [{ reference, parent_name: name }] = pets;
  return {
    subject: `New link ${reference ?? ''}: ${bookingTitle(pets)}`,
    preview: why,
    title: bookingTitle(pets),
    blocks: [
      { kind: 'text', text: `${why} ${oneLine(name)} has a new one too.` },
      ...actionBlocks('Open this request', link),
    ],
    footer: [`From ${business.origin}`],
  };
}
