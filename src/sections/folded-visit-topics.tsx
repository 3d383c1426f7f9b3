import { Fold, answerStyle, disclosuresStyle, tallFold } from '@/ui/fold';
import { Unbroken } from '@/ui/unbroken';
import type { beforeYourVisit } from '@shared/business/before-your-visit';

type Groups = typeof beforeYourVisit;

type FoldedVisitTopicsProps = {
  groups: Groups;
  safety?: { readonly title: string; readonly text: string };
};

export function FoldedVisitTopics({ groups, safety }: FoldedVisitTopicsProps) {
  return (
    <div className={disclosuresStyle}>
      {groups.map(({ title, topics }) => (
        <Fold look={tallFold} key={title} title={title}>
          <div className={answerStyle}>
            <VisitTopics topics={topics} />
          </div>
        </Fold>
      ))}
      {safety ? (
        <Fold look={tallFold} title={safety.title}>
          <p className={answerStyle}>{safety.text}</p>
        </Fold>
      ) : null}
    </div>
  );
}

function VisitTopics({ topics }: { topics: readonly Groups[number]['topics'][number][] }) {
  return (
    <dl className="space-y-3">
      {topics.map(({ id, title, short }) => (
        <div key={id}>
          <dt className="font-semibold text-dusk">{title}</dt>
          <dd>
            <Unbroken>{short}</Unbroken>
          </dd>
        </div>
      ))}
    </dl>
  );
}
