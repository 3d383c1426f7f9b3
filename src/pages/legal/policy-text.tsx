import type { LegalSection } from '@/content/legal/legal-section';
import { Unbroken } from '@/ui/unbroken';

export function PolicyText({ sections }: { sections: readonly LegalSection[] }) {
  return sections.map(({ id, title, text, items }) => (
    <section key={id} id={id} className="mt-12 scroll-mt-28 first:mt-0">
      <h2 className="text-heading">{title}</h2>
      {text.map((paragraph) => (
        <p key={paragraph} className="mt-3">
          <Unbroken>{paragraph}</Unbroken>
        </p>
      ))}
      {items ? (
        <dl className="mt-5 divide-y divide-line border-y border-line">
          {items.map(({ term, description }) => (
            <div key={term} className="grid gap-x-6 py-3.5 sm:grid-cols-[11rem_1fr]">
              <dt className="font-semibold">{term}</dt>
              <dd>
                <Unbroken>{description}</Unbroken>
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </section>
  ));
}

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `day` is `YYYY-MM-DD`. */
export function LastUpdated({ day }: { day: string }) {
  return (
    <p className="mb-10 text-muted">
      Last updated <time dateTime={day}>{format.format(new Date(day))}</time>
    </p>
  );
}
