import { useLayoutEffect, useRef, useState } from 'react';
import { PackageCards } from './package-cards';
import { type Customization, PackageReceipt, trackCustomization } from './package-receipt';
import { readServedFields } from '@/browser/served-fields';
import { findService, services } from '@/content/services';
import { addOnNotes } from '@/content/services/add-on-notes';
import type { QuoteChoice } from '@/content/services/quote';
import { ChoiceCard, ChoiceGroup, PricedTitle } from '@/ui/fields/choice-card';
import { Fold } from '@/ui/fold';
import { markOutOfMiddle } from '@/ui/mark-out-of-view';
import { PetSilhouette, sizeSilhouette } from '@/ui/pet-silhouette/pet-silhouette';
import { ScriptNeeded } from '@/ui/script-needed';
import { Unbroken } from '@/ui/unbroken';
import { usd } from '@shared/business/format';
import { type AddOnId, addOns, petSizes, usualCatSize } from '@shared/business/prices';

const emptyChoice: QuoteChoice = { service: undefined, size: undefined, addOns: [] };

export function PriceCalculator() {
  const [choice, setChoice] = useState<QuoteChoice>(emptyChoice);
  const { service, size, addOns: chosen } = choice;
  const isForCats = findService(service)?.madeFor === 'cat';
  const container = useRef<HTMLDivElement>(null);
  const isBegun = Boolean(service ?? size) || chosen.length > 0;

  useLayoutEffect(() => {
    const servedFields = readServedFields(container.current);
    if (servedFields.length > 0) setChoice(toChoice(servedFields));
  }, []);

  function choose(option: Customization, change: Partial<QuoteChoice>) {
    const next = { ...choice, ...change };
    setChoice(next);
    trackCustomization(option, next);
  }

  function toggle(id: AddOnId) {
    const others = chosen.filter((other) => other !== id);
    choose('add_on', { addOns: others.length < chosen.length ? others : [...chosen, id] });
  }

  return (
    <div
      ref={markOutOfMiddle}
      data-own-buttons={isBegun || undefined}
      className="lg:grid lg:grid-cols-[minmax(0,1fr)_min(22rem,40vw)] lg:items-start lg:gap-12"
    >
      <div ref={container} className="max-lg:mb-7">
        <div className="hidden noscript:block">
          <ScriptNeeded>
            The calculator needs JavaScript, which is off in your browser. Each service page lists
            its price for every size, and the add-on prices are right here. Or call us and we’ll add
            it up together.
          </ScriptNeeded>
        </div>
        <section aria-labelledby="calculator" className="space-y-6 sm:space-y-10">
          <h2 id="calculator" className="mb-3 text-title sm:mb-5">
            Build Your Package
          </h2>
          <ChoiceGroup
            label={<StepTitle>1. Size</StepTitle>}
            hint={usualCatSize}
            grid="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-2 wrap-normal sm:gap-3"
          >
            {petSizes.map(({ id, label, weight }) => (
              <ChoiceCard
                key={id}
                type="radio"
                name="size"
                value={id}
                icon={<PetSilhouette {...sizeSilhouette(id, isForCats)} className="w-12" />}
                title={label}
                note={<Unbroken>{weight}</Unbroken>}
                checked={id === size}
                onChange={() => choose('size', { size: id })}
              />
            ))}
          </ChoiceGroup>
          <PackageCards
            chosen={service}
            size={size}
            onChoose={(slug) => choose('service', { service: slug })}
          />
          <AddOnCards chosen={chosen} onToggle={toggle} />
          <AddOnNotes />
        </section>
      </div>
      <PackageReceipt choice={choice} isBegun={isBegun} />
    </div>
  );
}

type AddOnCardsProps = { chosen: QuoteChoice['addOns']; onToggle: (id: AddOnId) => void };

function AddOnCards({ chosen, onToggle }: AddOnCardsProps) {
  return (
    <ChoiceGroup
      label={<StepTitle>3. Deluxe Spa Add-ons</StepTitle>}
      isOptional
      hint="One price for every size. Add them here, in the booking form, or at the van."
      grid="grid gap-2 sm:grid-cols-2 sm:gap-3"
    >
      {addOns.map(({ id, name, price }) => (
        <ChoiceCard
          key={id}
          type="checkbox"
          name="addons"
          value={id}
          title={<PricedTitle name={name} price={`+${usd(price)}`} />}
          checked={chosen.includes(id)}
          onChange={() => onToggle(id)}
        />
      ))}
    </ChoiceGroup>
  );
}

function StepTitle({ children }: { children: string }) {
  return <span className="inline-block pb-1 font-display text-heading">{children}</span>;
}

function AddOnNotes() {
  return (
    <Fold title="What each add-on does" className="border-b border-line sm:-mt-4">
      <dl className="space-y-3 pb-4">
        {addOns.map(({ id, name }) => (
          <div key={id}>
            <dt className="font-semibold">{name}</dt>
            <dd className="text-muted">{addOnNotes[id]}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}

function toChoice(servedFields: ReturnType<typeof readServedFields>): QuoteChoice {
  const isEntered = (field: string, id: string) =>
    servedFields.some(([name, value]) => name === field && value === id);
  return {
    service: services.find(({ slug }) => isEntered('service', slug))?.slug,
    size: petSizes.find(({ id }) => isEntered('size', id))?.id,
    addOns: addOns.map(({ id }) => id).filter((id) => isEntered('addons', id)),
  };
}
