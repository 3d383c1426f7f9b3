import type { ComponentType } from 'react';
import { track } from '@/analytics/track';
import { Disclosures, type DisclosuresProps } from '@/ui/disclosures';
import { Unbroken } from '@/ui/unbroken';

type FaqListProps = {
  faqs: readonly { readonly question: string; readonly answer: string }[];
  List?: ComponentType<DisclosuresProps>;
};

export function FaqSection({ title, ...list }: FaqListProps & { title: string }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-4 text-title sm:mb-6">{title}</h2>
      <FaqList {...list} />
    </section>
  );
}

export function FaqList({ faqs, List = Disclosures }: FaqListProps) {
  return (
    <List
      items={faqs.map(({ question, answer }) => ({
        title: question,
        content: <Unbroken>{answer}</Unbroken>,
      }))}
      onOpen={(question) => track({ name: 'faq_interaction', props: { question } })}
    />
  );
}
