import { Check } from 'lucide-react';
import { areCertificatesShown } from '@/content/groomers/certificates-shown';
import type { FullService } from '@/content/services/service-pages';
import { FoldMark, foldStyle } from '@/ui/disclosures';
import { Unbroken } from '@/ui/unbroken';
import { usd } from '@shared/business/format';
import { highestPrice, lowestPrice } from '@shared/business/pet-sizes';
import { policy } from '@shared/business/policy';
import { promises } from '@shared/business/promises';
import { closingTime, freeCancelHours } from '@shared/time/hours';

const training = areCertificatesShown ? ', trained in pet first aid and CPR' : '';

export function AtAGlance({ service }: { service: FullService }) {
  return (
    <section aria-labelledby="glance" className="wrap pt-6 sm:pt-10">
      <h2 id="glance" className="sr-only">
        At a glance
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-x-3 gap-y-4 lg:grid-cols-4">
        {shortFacts(service).map(({ fact, note }) => (
          <li key={note} className="flex gap-3 leading-snug">
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
      <details className="mt-4 border-y border-line">
        <summary className={foldStyle}>
          Safety and your part in full
          <FoldMark />
        </summary>
        <dl className="grid gap-x-8 gap-y-5 py-4 sm:grid-cols-3">
          {fullFacts(service).map(({ term, text }) => (
            <div key={term}>
              <dt className="font-semibold">{term}</dt>
              <dd>
                <Unbroken>{text}</Unbroken>
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}

function shortFacts({ duration, groomer, prices }: FullService) {
  return [
    {
      fact: `${usd(lowestPrice(prices))}-${usd(highestPrice(prices))}`,
      note: 'by size',
    },
    { fact: duration, note: `done by ${closingTime}` },
    { fact: groomer, note: 'usually comes' },
    { fact: 'Free to cancel', note: `up to ${freeCancelHours} hours before` },
  ];
}

function fullFacts({ pet }: FullService) {
  return [
    {
      term: 'Safety',
      text: `One groomer with your ${pet} from start to finish${training}. No cages, no cage dryers. ${policy.stoppedVisit}`,
    },
    {
      term: 'Your part',
      text: 'You or another adult at home at the start and at the end.',
    },
    { term: 'Changing your mind', text: promises.canceling },
  ];
}
