import type { FAQPage } from 'schema-dts';
import type { PageMeta } from '../page-meta';

type Faq = { readonly question: string; readonly answer: string };

export function faqPage({ canonical }: PageMeta, faqs: readonly Faq[]): FAQPage {
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
