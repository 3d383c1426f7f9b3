import type { FAQPage } from 'schema-dts';
import type { PageMeta } from '../page-meta';
import type { ShownContent } from '../shown-content';

/** The questions of a page with their answers, word for word. */
export function faqPage({ canonical }: PageMeta, faqs: NonNullable<ShownContent['faqs']>): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': `${canonical}#faq`,
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
