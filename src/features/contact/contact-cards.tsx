import { Mail, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { business } from '@/content/business';
import { contactLinks, displayPhone, question } from '@/site/paths';
import { Unbroken } from '@/ui/unbroken';

const linkStyle =
  'min-h-11 items-center gap-3 font-semibold text-accent-deep underline decoration-1 underline-offset-4 hover:decoration-2';

export function ContactCards() {
  const { address, hours, phoneHours, email } = business;
  return (
    <div className="grid grid-cols-2 gap-x-[min(2rem,5vw)] gap-y-5 md:grid-cols-3 lg:grid-cols-1">
      <Card title="Phone">
        <a
          href={contactLinks.call}
          className="inline-flex min-h-11 items-center gap-3 font-display text-heading font-semibold tabular-nums underline-offset-4 hover:underline"
        >
          <Phone aria-hidden className="size-5 text-accent" />
          {displayPhone()}
        </a>{' '}
        <a href={contactLinks.text(question)} className={`${linkStyle} hidden lg:flex`}>
          <MessageCircle aria-hidden className="size-5 shrink-0" />
          Text the same number
        </a>{' '}
        <a href={contactLinks.email} className={`${linkStyle} flex wrap-anywhere`}>
          <Mail aria-hidden className="size-5 shrink-0" />
          {email}
        </a>
        <p className="mt-1 text-muted">
          Phone hours <Unbroken>{phoneHours}</Unbroken>. If our hands are wet, we’ll call you right
          back.
        </p>
      </Card>
      <Card title="Address">
        <address className="not-italic">
          {address.street}
          <br />
          {address.city}, {address.region} {address.postalCode}
        </address>
      </Card>
      <Card title="Visits">
        <dl className="space-y-1">
          <Row term={hours.days}>
            {hours.open}-{hours.close}
          </Row>
          <Row term={hours.closed}>closed</Row>
        </dl>
      </Card>
    </div>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t-2 border-line pt-3 max-md:first:col-span-2">
      <h2 className="mb-2 text-heading">{title}</h2>
      {children}
    </section>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-3 whitespace-nowrap max-sm:flex-col">
      <dt>{term}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
