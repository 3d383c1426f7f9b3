import { MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { promises as allPromises } from '@shared/promises';
import type { beforeYourVisit } from '@shared/before-your-visit';
import { contactLinks, displayPhone } from '@/site/paths';
import { FoldedVisitTopics } from '@/sections/before-your-visit';

const linkStyle =
  'flex min-h-11 items-center gap-3 font-semibold text-accent-deep hover:underline hover:underline-offset-4';

type BookingAsideProps = {
  promises: typeof allPromises;
  phoneHours: string;
  /** What to know before the visit. */
  topics: typeof beforeYourVisit;
};

/** Beside the booking form: other ways to book, where we drive, and what to expect. */
export function BookingAside({ promises, phoneHours, topics }: BookingAsideProps) {
  const { answering, confirmation, reminder, arrival, cancellation, travel } = promises;
  return (
    <aside className="no-print space-y-8 lg:sticky lg:top-28">
      <AsideCard title="Other Ways to Book">
        <a href={contactLinks.call} className={linkStyle}>
          <Phone aria-hidden className="size-5 shrink-0" />
          Call {displayPhone()}
        </a>{' '}
        <a
          href={contactLinks.text('Hi! I would like to book a groom for my pet. ')}
          className={linkStyle}
        >
          <MessageCircle aria-hidden className="size-5 shrink-0" />
          Text {displayPhone()}
        </a>
        <p className="mt-1 text-[0.95rem] text-muted">Phone hours {phoneHours}.</p>
      </AsideCard>
      <AsideCard title="Service Area">
        <p>{travel}</p>
      </AsideCard>
      <AsideCard title="What to Expect">
        <ol className="list-decimal space-y-3 pl-5 marker:font-display marker:font-semibold marker:text-accent">
          {[confirmation, answering, reminder, arrival, cancellation].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </AsideCard>
      <AsideCard title="Before Your Visit">
        <FoldedVisitTopics groups={topics} />
      </AsideCard>
    </aside>
  );
}

function AsideCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t-2 border-line pt-5">
      <h2 className="mb-2 text-heading">{title}</h2>
      {children}
    </section>
  );
}
