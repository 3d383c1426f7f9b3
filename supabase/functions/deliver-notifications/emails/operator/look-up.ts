import type { Business } from '../../../_shared/business/business.ts';
import { type EmailContent, actionBlocks } from '../email-content.ts';
import { operatorPage } from '../parts/operator-blocks.ts';

/** For a request whose full email the provider refused. Holds nothing that a visitor typed. */
export function lookUpEmail(summary: string, business: Business): EmailContent {
  return {
    subject: `${summary}: please look it up`,
    preview: 'It’s saved, but its email couldn’t be sent.',
    title: summary,
    blocks: [
      {
        kind: 'text',
        text: 'The request is saved, but its email couldn’t be sent. Please look it up in the tables bookings or contact_inquiries, and answer it from there.',
      },
      ...actionBlocks('See everything waiting', operatorPage(business)),
    ],
    footer: [`From the forms of ${business.origin}`],
  };
}
