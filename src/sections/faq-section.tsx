import { track } from '@/analytics/track';
import { Accordion } from '@/ui/accordion';

type FaqSectionProps = {
  title: string;
  faqs: readonly { readonly question: string; readonly answer: string }[];
};

/** Questions and answers, one open at a time. */
export function FaqSection({ title, faqs }: FaqSectionProps) {
  return (
    <section aria-label={title}>
      <h2 className="mb-6 text-title">{title}</h2>
      <Accordion
        items={faqs.map(({ question, answer }) => ({ title: question, content: answer }))}
        onOpen={(question) => track({ name: 'faq_interaction', props: { question } })}
      />
    </section>
  );
}
