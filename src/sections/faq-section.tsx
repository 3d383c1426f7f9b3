import type { ComponentType } from 'react';
import { track } from '@/analytics/track';
import { Disclosures, type DisclosuresProps } from '@/ui/disclosures';
import { Unbroken } from '@/ui/unbroken';

type FaqSectionProps = {
  title: string;
  faqs: readonly { readonly question: string; readonly answer: string }[];
  List?: ComponentType<DisclosuresProps>;
};

export function FaqSection({ title, faqs, List = Disclosures }: FaqSectionProps) {
  return (
    <section aria-label={title}>
      <h2 className="mb-6 text-title">{title}</h2>
      <List
        items={faqs.map(({ question, answer }) => ({
          title: question,
          content: <Unbroken>{answer}</Unbroken>,
        }))}
        onOpen={(question) => track({ name: 'faq_interaction', props: { question } })}
      />
    </section>
  );
}
