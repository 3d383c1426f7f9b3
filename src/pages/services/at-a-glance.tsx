import { pricesBySize } from './service-metadata';
import { areCertificatesShown } from '@/content/groomers/certificates-shown';
import type { FullService } from '@/content/services/service-pages';
import { Unbroken } from '@/ui/unbroken';
import { usd } from '@shared/business/format';
import { catSizes } from '@shared/business/pet-sizes';
import { policy, usuallyAdds } from '@shared/business/policy';
import { promises } from '@shared/business/promises';
import { closingTime, workDaysInWords } from '@shared/time/hours';

const training = areCertificatesShown ? ', trained in pet first aid and CPR' : '';

export function AtAGlance({ service }: { service: FullService }) {
  return (
    <section aria-labelledby="glance" className="wrap pt-8 sm:pt-10">
      <h2 id="glance" className="text-heading">
        At a glance
      </h2>
      <dl className="mt-4 grid gap-x-8 gap-y-5 border-y border-line py-6 sm:grid-cols-2 lg:grid-cols-3">
        {serviceFacts(service).map(({ term, text }) => (
          <div key={term}>
            <dt className="font-semibold">{term}</dt>
            <dd>
              <Unbroken>{text}</Unbroken>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function serviceFacts(service: FullService) {
  const { duration, groomer, madeFor, pet } = service;
  const prices = pricesBySize(service).map(({ label, price }) => `${label} ${usd(price)}`);
  const whichSize =
    madeFor === 'cat'
      ? catSizes
      : `Mats can raise it.${usuallyAdds('Severe matting', policy.matting)}`;
  return [
    {
      term: 'Price',
      text: `${prices.join(', ')}. ${whichSize} You’ll hear the price before we start. ${policy.refusedVisit}`,
    },
    { term: 'Time', text: `${duration}, ${workDaysInWords}, done by ${closingTime}.` },
    {
      term: 'Safety',
      text: `One groomer with your ${pet} from start to finish${training}. No cages, no cage dryers. ${policy.stoppedVisit}`,
    },
    {
      term: 'Who comes',
      text: `Usually ${groomer}. Want someone else? Say so in the notes.`,
    },
    {
      term: 'Your part',
      text: 'You or another adult at home at the start and at the end.',
    },
    { term: 'Changing your mind', text: promises.canceling },
  ];
}
