import type { Business } from '../../../_shared/business/business.ts';
import { type EmailContent, actionBlocks } from '../email-content.ts';
import { operatorPage } from '../parts/operator-blocks.ts';

const whereItIs =
  'Open your day: it shows every visit, with address and phone, and every request and message that waits for your answer.';

const saved = 'We couldn’t email you the details, but nothing is lost.';

/** In the place of a full email that the provider refused. Holds nothing that a visitor typed. */
export function lookUpEmail(summary: string, business: Business): EmailContent {
  return {
    subject: `${summary}: please look it up`,
    preview: saved,
    title: summary,
    blocks: [
      { kind: 'text', text: `${saved} ${whereItIs}` },
      ...actionBlocks('Open your day', operatorPage(business)),
    ],
    footer: [`From the forms of ${business.origin}`],
  };
}
