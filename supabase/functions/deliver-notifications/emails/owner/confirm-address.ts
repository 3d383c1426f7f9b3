import type { Business } from '../../../_shared/business/business.ts';
import type { EmailContent } from '../email-content.ts';
import { ownerFooter } from '../parts/owner-blocks.ts';

export function confirmAddressEmail(token: string, business: Business): EmailContent {
  const href = `${business.origin}/newsletter/confirm#${encodeURIComponent(token)}`;
  return {
    subject: 'Please confirm: letters from the van',
    preview: 'One click and you’re subscribed.',
    title: 'Is this address yours?',
    blocks: [
      {
        kind: 'text',
        text: 'Someone, probably you, signed up for our newsletter, Letters from the van, with this address. Please confirm that you want it.',
      },
      { kind: 'action', link: { label: 'Confirm my address', href } },
      {
        kind: 'text',
        text: 'If it wasn’t you, do nothing. Without your confirmation we won’t send anything, and we’ll delete the address after 30 days.',
      },
    ],
    footer: ownerFooter(business, 'newsletter sign-up', []),
  };
}
