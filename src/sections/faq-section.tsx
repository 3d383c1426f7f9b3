import type { ComponentType } from 'react';
import { track } from '@/analytics/track';
import { Disclosures, type DisclosuresProps } from '@/ui/fold';
import { Section } from '@/ui/section';
import { Unbroken } from '@/ui/unbroken';

type FaqListProps = {
  faqs: readonly { readonly question: string; readonly answer: string }[];
  List?: ComponentType<DisclosuresProps>;
};

type FaqSectionProps = FaqListProps & { title: string; isWide?: boolean };

/** `isWide` puts the title beside the questions where there is room. */
export function FaqSection({ title, isWide = false, ...list }: FaqSectionProps) {
  return (
    <Section
      title={title}
      look="mb-4 text-title sm:mb-6"
      className={isWide ? 'grid gap-x-16 lg:grid-cols-[1fr_1.7fr]' : undefined}
    >
      <FaqList {...list} />
    </Section>
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
