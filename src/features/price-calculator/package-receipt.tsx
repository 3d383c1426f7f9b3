import { useNavigate } from 'react-router-dom';
import { addOns } from '@shared/add-ons';
import { petSizes } from '@shared/pet-sizes';
import { promises } from '@shared/promises';
import { quote, type QuoteChoice } from '@/content/quote';
import { findService } from '@/content/services';
import { paths } from '@/site/paths';
import { Button } from '@/ui/button';
import { usd } from '@/ui/usd';
import { trackPackageBooked } from './track-customization';

/** The chosen package line by line, its total, and the button that wakes up when there is one. */
export function PackageReceipt({ choice }: { choice: QuoteChoice }) {
  const navigate = useNavigate();
  const total = quote(choice);
  const isReady = total > 0;

  function book() {
    trackPackageBooked();
    void navigate(paths.booking(choice));
  }

  return (
    <div className="on-dark rounded-card bg-alpenglow-band p-6 text-white shadow-card sm:p-8">
      <h3 className="text-heading">Your package</h3>
      <dl className="mt-4 divide-y divide-white/20 border-y border-white/20">
        {receiptLines(choice).map(({ term, detail }) => (
          <div key={term} className="flex justify-between gap-4 py-2.5">
            <dt>{term}</dt>
            <dd className="font-semibold tabular-nums">{detail}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 flex items-baseline justify-between gap-4">
        <span>Total</span>{' '}
        <output
          aria-label="Total"
          className="font-display text-5xl leading-none font-semibold tabular-nums"
        >
          <span key={total} className="price-change">
            {usd(total)}
          </span>
        </output>
      </div>
      <p className="mt-4 text-[0.95rem] text-white/85">{promises.estimate}</p>
      <Button
        variant="hero"
        size="lg"
        className="mt-6 w-full disabled:transform-none"
        disabled={!isReady}
        aria-describedby="package-hint"
        onClick={book}
      >
        Book This Package
      </Button>
      <p id="package-hint" className="mt-3 text-center text-[0.95rem] text-white/85">
        {isReady ? 'Nothing to pay now.' : missingWords(choice)}
      </p>
    </div>
  );
}

function receiptLines({ service, size, addOns: chosen }: QuoteChoice) {
  const found = findService(service);
  const petSize = petSizes.find(({ id }) => id === size);
  return [
    {
      term: found?.title ?? 'Service',
      detail: found ? (size ? usd(found.prices[size]) : '') : 'not chosen',
    },
    { term: 'Size', detail: petSize?.label ?? 'not chosen' },
    ...addOns
      .filter(({ id }) => chosen.includes(id))
      .map(({ name, price }) => ({ term: name, detail: `+${usd(price)}` })),
  ];
}

function missingWords({ service, size }: QuoteChoice): string {
  if (!service && !size) return 'Choose a service and a size first.';
  return service ? 'Now choose a size.' : 'Now choose a service.';
}
