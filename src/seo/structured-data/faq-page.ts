import type { FAQPage } from 'schema-dts';
import type { PageMetadata } from '../page-metadata';

type Faq = { readonly question: string; readonly answer: string };

export function faqPage({ canonical }: PageMetadata, faqs: readonly Faq[]): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': `${canonical}#faq`,
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.replaceAll(/\s+/g, ' ') },
    })),
  };
}
