import type { Business } from '../../../_shared/business/business.ts';
import type { OperatorJob } from '../../outbox/outbox-job.ts';
import { type EmailContent, actionBlocks } from '../email-content.ts';
import { operatorPage } from '../parts/operator-blocks.ts';

const whereVisitsAre =
  'Open your day: it shows every visit, with address and phone, and every request that waits for your answer.';

const whereMessagesAre =
  'Your day doesn’t show messages. Your operating guide says how to read this one, under “By hand, in the tables”.';

const saved = 'We couldn’t email you the details, but nothing is lost.';

/** In the place of a full email that the provider refused. Holds nothing that a visitor typed. */
export function lookUpEmail(
  summary: string,
  source: OperatorJob['source'],
  business: Business,
): EmailContent {
  return {
    subject: `${summary}: please look it up`,
    preview: saved,
    title: summary,
    blocks:
      source === 'contact_inquiries'
        ? [{ kind: 'text', text: `${saved} ${whereMessagesAre}` }]
        : [
            { kind: 'text', text: `${saved} ${whereVisitsAre}` },
            ...actionBlocks('Open your day', operatorPage(business)),
          ],
    footer: [`From the forms of ${business.origin}`],
  };
}
