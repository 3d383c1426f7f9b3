import { Check } from 'lucide-react';
import type { FullService } from '@/content/services/service-pages';
import { Unbroken } from '@/ui/unbroken';
import { closingTime, freeCancelHours } from '@shared/time/hours';

export function AtAGlance({ service }: { service: FullService }) {
  return (
    <section aria-labelledby="glance" className="wrap pt-6 sm:pt-10">
      <h2 id="glance" className="sr-only">
        At a glance
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.75rem),auto))] gap-x-3 gap-y-4 lg:grid-cols-4">
        {shortFacts(service).map(({ fact, note }) => (
          <li key={note} className="flex gap-2 leading-snug">
            <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
            <span>
              <strong className="block font-semibold">
                <Unbroken>{fact}</Unbroken>
              </strong>{' '}
              <span className="text-[0.95rem] text-muted">{note}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function shortFacts({ duration, groomer }: FullService) {
  return [
    { fact: 'No deposit', note: 'pay afterward' },
    { fact: duration, note: `we finish by ${closingTime}` },
    { fact: groomer, note: 'usually comes' },
    { fact: 'Free to cancel', note: `up to ${freeCancelHours} hours before` },
  ];
}
