import type { ReactNode } from 'react';
import { FoldMark, answerStyle, disclosuresStyle, summaryStyle } from '@/ui/disclosures';
import { Unbroken } from '@/ui/unbroken';
import type { TopicId, beforeYourVisit } from '@shared/business/before-your-visit';

type Groups = typeof beforeYourVisit;

type Answers = Readonly<Record<TopicId, string>>;

type FoldedVisitTopicsProps = {
  groups: Groups;
  /** In the place of the short answers. */
  answers?: Answers;
  safety?: { readonly title: string; readonly text: string };
};

export function FoldedVisitTopics({ groups, answers, safety }: FoldedVisitTopicsProps) {
  return (
    <div className={disclosuresStyle}>
      {groups.map(({ title, topics }) => (
        <Fold key={title} title={title}>
          <div className={answerStyle}>
            <VisitTopics topics={topics} answers={answers} />
          </div>
        </Fold>
      ))}
      {safety ? (
        <Fold title={safety.title}>
          <p className={answerStyle}>{safety.text}</p>
        </Fold>
      ) : null}
    </div>
  );
}

type VisitTopicsProps = {
  topics: readonly Groups[number]['topics'][number][];
  answers?: Answers | undefined;
};

function VisitTopics({ topics, answers }: VisitTopicsProps) {
  return (
    <dl className="space-y-3">
      {topics.map((topic) => (
        <div key={topic.id}>
          <dt className="font-semibold text-dusk">{topic.title}</dt>
          <dd>
            <Unbroken>{answers?.[topic.id] ?? topic.short}</Unbroken>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details>
      <summary className={summaryStyle}>
        {title}
        <FoldMark />
      </summary>
      {children}
    </details>
  );
}
