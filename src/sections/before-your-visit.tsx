import type { ReactNode } from 'react';
import { FoldMark, answerStyle, disclosuresStyle, summaryStyle } from '@/ui/disclosures';
import { Unbroken } from '@/ui/unbroken';
import type { beforeYourVisit } from '@shared/before-your-visit';

type FoldedVisitTopicsProps = {
  groups: typeof beforeYourVisit;
  safety?: { readonly title: string; readonly text: string };
};

export function FoldedVisitTopics({ groups, safety }: FoldedVisitTopicsProps) {
  return (
    <div className={disclosuresStyle}>
      {groups.map(({ title, topics }) => (
        <Fold key={title} title={title}>
          <dl className={`${answerStyle} space-y-3`}>
            {topics.map((topic) => (
              <div key={topic.id}>
                <dt className="font-semibold text-dusk">{topic.title}</dt>
                <dd>
                  <Unbroken>{topic.short}</Unbroken>
                </dd>
              </div>
            ))}
          </dl>
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

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group">
      <summary className={summaryStyle}>
        {title}
        <FoldMark />
      </summary>
      {children}
    </details>
  );
}

type BeforeYourVisitProps = {
  groups: typeof beforeYourVisit;
  details?: Readonly<Record<string, string>>;
  safety: { readonly title: string; readonly text: string };
};

export function BeforeYourVisit({ groups, details, safety }: BeforeYourVisitProps) {
  return (
    <section aria-labelledby="before-your-visit" className="wrap mt-20">
      <h2 id="before-your-visit" className="text-title">
        Before your visit
      </h2>
      <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-3">
        {groups.map(({ title, topics }) => (
          <section key={title} aria-label={title} className="border-t-2 border-line pt-5">
            <h3 className="text-heading">{title}</h3>
            <dl className="mt-4 space-y-4">
              {topics.map((topic) => (
                <div key={topic.id}>
                  <dt className="font-semibold">{topic.title}</dt>
                  <dd className="mt-0.5 text-muted">
                    <Unbroken>{details?.[topic.id] ?? topic.short}</Unbroken>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className="mt-10 rounded-card bg-accent-soft p-6 sm:p-8">
        <h3 className="text-heading">{safety.title}</h3>
        <p className="mt-2 gap-x-12 md:columns-2">{safety.text}</p>
      </div>
    </section>
  );
}
