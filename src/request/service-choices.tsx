import { MessageCircle } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { BookingValues } from './booking-schema';
import { servicePrice } from './estimate';
import { PetQuestion, RadioChoices } from './radio-choices';
import { bookingServiceName, bookingServices } from '@/content/booking-options';
import { findService } from '@/content/services';
import { serviceThumbnail } from '@/content/services/service-thumbnails';
import { Button } from '@/ui/button';
import { ChoiceCard, ChoiceGroup, PricedTitle } from '@/ui/fields/choice-card';
import { Notice } from '@/ui/notice';
import { Thumbnail } from '@/ui/pictures/thumbnail';
import { usd } from '@shared/business/format';
import { addOns, catExtras, seniorCatMats } from '@shared/business/prices';

type Service = (typeof bookingServices)[number];

type ServiceCard = ComponentProps<typeof RadioChoices>['choices'][number];

type ServiceChoicesProps = {
  index: number;
  /** The operator has cards without pictures and taglines. */
  toCard?: (service: Service, size: string) => ServiceCard;
};

export function ServiceChoices({ index, toCard = card }: ServiceChoicesProps) {
  const { control, setValue } = useFormContext<BookingValues>();
  const [petType, size, service] = useWatch({
    control,
    name: [`pets.${index}.petType`, `pets.${index}.size`, `pets.${index}.service`],
  });
  const container = useRef<HTMLDivElement>(null);
  const isCat = petType === 'cat';
  const isFor = (slug: string) => {
    const madeFor = findService(slug)?.madeFor;
    return !madeFor || madeFor === 'any' || !petType || madeFor === petType;
  };
  const advice = isFor(service) ? undefined : adviceFor[isCat ? 'cat' : 'dog'];
  // A choice made before the kind of pet stays in sight, with the advice.
  const choices = bookingServices.filter(({ slug }) => isFor(slug) || slug === service);

  function choose(slug: string) {
    setValue(`pets.${index}.service`, slug, { shouldDirty: true });
    // the button, which had the focus, goes with the advice
    container.current?.querySelector<HTMLInputElement>(`[value='${slug}']`)?.focus();
  }

  return (
    <div ref={container}>
      <RadioChoices
        name={`pets.${index}.service`}
        label={
          <PetQuestion
            index={index}
            ask={(name) => `Which service does ${name} need?`}
            unnamed="Service"
          />
        }
        hint={isCat ? `${catExtras} ${seniorCatMats}` : undefined}
        grid={wideGrid}
        choices={choices.map((each) => toCard(each, size))}
      />
      <div aria-live="polite">
        {advice ? <Advice {...advice} onSwitch={() => choose(advice.slug)} /> : null}
      </div>
    </div>
  );
}

function card({ slug, name, note, tagline }: Service, size: string) {
  return {
    value: slug,
    title: <PricedTitle name={name} price={servicePrice(slug, size)} />,
    note: (
      <>
        {note} <span className="max-sm:hidden max-sm:card-chosen:block">{tagline}</span>
      </>
    ),
    icon: <ServiceIcon slug={slug} />,
    isSlim: true,
  };
}

const wideGrid =
  'grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(15.5rem,40%)),1fr))] gap-1.5 sm:auto-rows-fr sm:gap-3';

const adviceFor = {
  cat: {
    slug: 'cat-grooming',
    words: 'For cats we recommend Cat Grooming, with less water.',
  },
  dog: {
    slug: 'full-groom',
    words: 'Cat Grooming is made for cats. A dog’s haircut is a Full Groom.',
  },
} as const;

function Advice({ slug, words, onSwitch }: { slug: string; words: string; onSwitch: () => void }) {
  return (
    <Notice tone="care" className="mt-3">
      <p>{words}</p>
      <Button variant="outline" size="sm" className="mt-2" onClick={onSwitch}>
        Switch to {bookingServiceName(slug)}
      </Button>
    </Notice>
  );
}

function ServiceIcon({ slug }: { slug: string }) {
  const iconStyle = 'size-[min(2.5rem,11vw)] rounded-lg sm:size-14';
  if (!findService(slug)) {
    return (
      <span className={`${iconStyle} grid place-items-center bg-accent-soft`}>
        <MessageCircle className="size-6" />
      </span>
    );
  }
  return <Thumbnail src={serviceThumbnail(slug)} sizes="56px" className={iconStyle} />;
}

export function AddOnChoices({ index }: { index: number }) {
  const { register } = useFormContext<BookingValues>();
  return (
    <ChoiceGroup label="Add-ons" isOptional grid={wideGrid}>
      {addOns.map(({ id, name, price }) => (
        <ChoiceCard
          key={id}
          type="checkbox"
          value={id}
          title={<PricedTitle name={name} price={`+${usd(price)}`} />}
          {...register(`pets.${index}.addOns`)}
        />
      ))}
    </ChoiceGroup>
  );
}
