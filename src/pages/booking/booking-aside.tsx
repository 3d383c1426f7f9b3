import { MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { business } from '@/content/business';
import { serviceAreaWords } from '@/content/service-area-words';
import { FoldedVisitTopics } from '@/sections/folded-visit-topics';
import { contactLinks, displayPhone } from '@/site/paths';
import { Unbroken } from '@/ui/unbroken';
import { beforeYourVisit } from '@shared/business/before-your-visit';
import { promises } from '@shared/business/promises';

const linkStyle =
  'flex min-h-11 items-center gap-3 font-semibold text-accent-deep hover:underline hover:underline-offset-4';

export function OtherWays() {
  return (
    <BookingNote title="Other Ways to Book">
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
      <p className="mt-1 text-[0.95rem] text-muted">Phone hours {business.phoneHours}.</p>
    </BookingNote>
  );
}

export function BookingNotes() {
  const { overnight, confirmation, reminderAhead, arrival } = promises;
  const untilThen = 'Until then it’s a request, not yet an appointment.';
  return (
    <div className="wrap mt-14 grid items-start gap-x-12 gap-y-8 lg:grid-cols-3">
      <BookingNote title="What to Expect">
        <ol className="list-decimal space-y-3 pl-5 marker:font-display marker:font-semibold marker:text-accent">
          {[`${confirmation} ${untilThen}`, overnight, reminderAhead, arrival].map((line) => (
            <li key={line}>
              <Unbroken>{line}</Unbroken>
            </li>
          ))}
        </ol>
      </BookingNote>
      <BookingNote title="Before Your Visit">
        <FoldedVisitTopics groups={beforeYourVisit} />
      </BookingNote>
      <BookingNote title="Service Area">
        <p>{serviceAreaWords}</p>
      </BookingNote>
    </div>
  );
}

function BookingNote({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t-2 border-line pt-5">
      <h2 className="mb-2 text-heading">{title}</h2>
      {children}
    </section>
  );
}
