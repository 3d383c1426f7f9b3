import { Mail, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { business } from '@/content/business';
import { contactLinks, displayPhone } from '@/site/paths';

const linkStyle =
  'flex min-h-11 items-center gap-3 font-semibold text-accent-deep underline-offset-4 hover:underline';

/** Phone, address and hours, for everybody who would rather not fill in a form. */
export function ContactCards() {
  const { address, hours, phoneHours, email } = business;
  return (
    <div className="space-y-9">
      <Card title="Phone">
        <a
          href={contactLinks.call}
          className="inline-flex min-h-11 items-center gap-3 font-display text-heading font-semibold tabular-nums underline-offset-4 hover:underline"
        >
          <Phone aria-hidden className="size-5 text-accent" />
          {displayPhone()}
        </a>{' '}
        <a href={contactLinks.text('Hi! I have a question: ')} className={linkStyle}>
          <MessageCircle aria-hidden className="size-5 shrink-0" />
          Text the same number
        </a>{' '}
        <a href={contactLinks.email} className={`${linkStyle} break-all`}>
          <Mail aria-hidden className="size-5 shrink-0" />
          {email}
        </a>
        <p className="mt-1 text-muted">
          Phone hours {phoneHours}. If our hands are wet, we’ll call you right back.
        </p>
      </Card>
      <Card title="Address">
        <address className="not-italic">
          {address.street}
          <br />
          {address.city}, {address.region} {address.postalCode}
        </address>
        <p className="mt-2 text-muted">
          We park the van here overnight. Grooming happens at your place, so there’s no salon to
          visit.
        </p>
      </Card>
      <Card title="Hours">
        <dl className="grid grid-cols-[auto_1fr] gap-x-8 gap-y-1">
          <dt>{hours.days}</dt>
          <dd className="text-right font-semibold">
            {hours.open}-{hours.close}
          </dd>
          <dt>{hours.closed}</dt>
          <dd className="text-right font-semibold">closed</dd>
        </dl>
      </Card>
    </div>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t-2 border-line pt-5">
      <h2 className="mb-2 text-heading">{title}</h2>
      {children}
    </section>
  );
}
