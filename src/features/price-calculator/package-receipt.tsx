import { useNavigate } from 'react-router-dom';
import { track } from '@/analytics/track';
import { useHydrated } from '@/browser/use-hydrated';
import { readVisitorZip } from '@/browser/visitor-zip';
import { findService } from '@/content/services';
import { type QuoteChoice, quote } from '@/content/services/quote';
import { paths } from '@/site/paths';
import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { usd } from '@shared/business/format';
import { estimateNote, mattingAdds, plusTravel } from '@shared/business/policy';
import { findAddOns, findPetSize } from '@shared/business/prices';

/**
 * On small screens it appears with the first choice; total and button stick to the bottom while the
 * calculator is in view.
 */
export function PackageReceipt({ choice, isBegun }: { choice: QuoteChoice; isBegun: boolean }) {
  return (
    <div
      className={classNames(
        isBegun ? 'max-lg:contents' : 'max-lg:hidden',
        'lg:sticky lg:top-28 lg:rounded-card lg:border lg:border-line lg:bg-card lg:p-7 lg:shadow-card noscript:hidden',
      )}
    >
      <div className="max-lg:rounded-card max-lg:bg-accent-soft max-lg:p-5">
        <h3 className="text-heading">Your package</h3>
        <dl className="mt-3 divide-y divide-dusk/15 border-y border-dusk/15">
          {receiptLines(choice).map(({ term, detail }) => (
            <div key={term} className="flex justify-between gap-4 py-2.5">
              <dt>{term}</dt>
              <dd className={detail === unchosen ? 'text-muted' : 'font-semibold tabular-nums'}>
                {detail}
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 text-[0.95rem] leading-snug text-muted">{estimateNote + mattingAdds}</p>
      </div>
      <Sum choice={choice} />
    </div>
  );
}

function Sum({ choice }: { choice: QuoteChoice }) {
  const navigate = useNavigate();
  const total = quote(choice);
  const isReady = total > 0;
  // The ZIP that was typed on the home page or in the form.
  const travel = plusTravel(useHydrated() ? readVisitorZip() : '');

  function book() {
    trackPackageBooked();
    void navigate(paths.booking(choice));
  }

  return (
    <div className="sticky bottom-(--stick-bottom) z-10 -mx-(--gutter) flex flex-wrap items-center gap-2 border-t border-line bg-paper px-4 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] lg:static lg:mx-0 lg:mt-4 lg:flex-col lg:items-stretch lg:gap-4 lg:border-0 lg:bg-card lg:p-0">
      <div className="grow basis-24 lg:contents">
        <div className="flex items-baseline justify-between gap-4">
          <span className="max-lg:sr-only">Estimated total</span>{' '}
          <output
            aria-label="Estimated total"
            className={classNames(
              'font-display text-2xl leading-tight font-semibold tabular-nums',
              isReady && 'lg:text-5xl lg:leading-none',
            )}
          >
            <span key={total} className="price-change">
              {usd(total)}
            </span>
          </output>
        </div>
        {isReady && travel ? (
          <p className="text-[0.95rem]/tight text-muted lg:-mt-3 lg:text-right">{travel}</p>
        ) : null}
        <p
          id="package-hint"
          className="text-[0.95rem] text-muted max-lg:text-[0.9rem] max-lg:leading-tight lg:order-last lg:text-center"
        >
          {isReady ? (
            <>
              <span className="lg:hidden">{shortWords(choice)}</span>
              <span className="max-lg:hidden">Nothing to pay now.</span>
            </>
          ) : (
            missingWords(choice)
          )}
        </p>
      </div>
      <Button
        variant={isReady ? 'accent' : 'outline'}
        className="disabled:transform-none max-lg:px-4 lg:min-h-13 lg:w-full lg:text-lg"
        disabled={!isReady}
        aria-describedby="package-hint"
        onClick={book}
      >
        Book This Package
      </Button>
    </div>
  );
}

const unchosen = 'not chosen';

function receiptLines({ service, size, addOns }: QuoteChoice) {
  const found = findService(service);
  const petSize = findPetSize(size);
  return [
    {
      term: found?.title ?? 'Service',
      detail: found ? (size ? usd(found.prices[size]) : '') : unchosen,
    },
    { term: 'Size', detail: petSize?.label ?? unchosen },
    ...findAddOns(addOns).map(({ name, price }) => ({ term: name, detail: `+${usd(price)}` })),
  ];
}

/** `Full Groom, Large` */
function shortWords({ service, size }: QuoteChoice): string {
  const petSize = findPetSize(size);
  return [findService(service)?.title, petSize?.label].filter(Boolean).join(', ');
}

function missingWords({ service, size }: QuoteChoice): string {
  if (!service && !size) return 'Choose a service and a size first.';
  return service ? 'Now choose a size.' : 'Now choose a service.';
}

export type Customization = 'service' | 'size' | 'add_on';

export function trackCustomization(option: Customization, choice: QuoteChoice): void {
  track({
    name: 'customize_product',
    props: {
      option,
      service: choice.service ?? '',
      size: choice.size ?? '',
      add_ons: choice.addOns.join(),
      currency: 'USD',
      value: quote(choice),
    },
  });
}

function trackPackageBooked(): void {
  track({
    name: 'click',
    props: { click_type: 'cta', link_location: 'content', link_text: 'Book This Package' },
  });
}
