import { useFormContext, useWatch } from 'react-hook-form';
import { PetQuestion, RadioChoices } from './radio-choices';
import { petHeads } from '@/content/pet-heads';
import type { BookingValues } from '@/request/booking-schema';
import { PetSilhouette, sizeSilhouette } from '@/ui/pet-silhouette/pet-silhouette';
import { fallbackSrc, sparingSizes, srcSet } from '@/ui/pictures/picture-sources';
import { Unbroken } from '@/ui/unbroken';
import { petSizes, usualCatSize } from '@shared/business/prices';

/** Nearly every cat: what a cat begins with, until something else is chosen. */
const usualCat = { size: 'small', service: 'cat-grooming' } as const;

/** Nearly all cats are of the first two sizes. */
export function sizesFor(petType: string, chosen: string) {
  return petSizes.filter(({ id }, index) => petType !== 'cat' || index < 2 || id === chosen);
}

const kinds = [
  { value: 'dog', title: 'Dog' },
  { value: 'cat', title: 'Cat' },
] as const;

/** Widths of the whole picture, whose sides are cropped. */
const headSizes = sparingSizes('(min-width: 40rem) 128px, 107px');

const unchosen = { size: '', service: '' } as const;

export function KindChoices({ index }: { index: number }) {
  const { getValues, setValue } = useFormContext<BookingValues>();

  /** A cat brings what is usual for it, and takes it away again: no dog keeps what nobody chose. */
  function presetKind(kind: string) {
    const pet = getValues(`pets.${index}`);
    const [from, to] = kind === 'cat' ? [unchosen, usualCat] : [usualCat, unchosen];
    if (pet.size === from.size && pet.service === from.service) {
      // each by its name, so that an error goes with the answer
      setValue(`pets.${index}.size`, to.size);
      setValue(`pets.${index}.service`, to.service);
    }
  }

  return (
    <RadioChoices
      name={`pets.${index}.petType`}
      onChoose={presetKind}
      label={
        <PetQuestion
          index={index}
          ask={(name) => `Is ${name} a dog or a cat?`}
          unnamed="Dog or cat?"
        />
      }
      grid="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(7rem,40%)),1fr))] gap-3 sm:grid-cols-2"
      choices={kinds.map(({ value, title }) => ({
        value,
        title: <span className="font-display text-heading whitespace-nowrap">{title}</span>,
        icon: (
          <img
            alt=""
            draggable={false}
            loading="lazy"
            src={fallbackSrc(petHeads[value])}
            srcSet={srcSet(petHeads[value])}
            sizes={headSizes}
            width={petHeads[value].width}
            height={petHeads[value].height}
            className="-my-2.5 -ml-3 h-20 w-[min(4rem,16vw)] max-w-none rounded-l-[0.8rem] object-cover object-[50%_65%] sm:-ml-4 sm:h-24 sm:w-28"
          />
        ),
      }))}
    />
  );
}

export function SizeChoices({ index }: { index: number }) {
  const { control } = useFormContext<BookingValues>();
  const [petType, chosen] = useWatch({
    control,
    name: [`pets.${index}.petType`, `pets.${index}.size`],
  });
  const isCat = petType === 'cat';
  return (
    <RadioChoices
      name={`pets.${index}.size`}
      label={<PetQuestion index={index} ask={(name) => `How big is ${name}?`} unnamed="Size" />}
      hint={`${isCat ? `${usualCatSize} ` : ''}The price goes by size.`}
      // A row has at most four. `auto-fit` would widen the first two while the page still streams in.
      grid="grid grid-cols-2 gap-2 min-[24rem]:grid-cols-[repeat(auto-fill,minmax(max(3.75rem,21%),1fr))] sm:gap-3"
      choices={sizesFor(petType, chosen).map((petSize) => ({
        value: petSize.id,
        icon: <PetSilhouette {...sizeSilhouette(petSize.id, isCat)} className="w-12 sm:w-17" />,
        isCentered: true,
        title: (
          <span className="text-[0.95rem] whitespace-nowrap sm:text-base">{petSize.label}</span>
        ),
        note: (
          <span className="text-[0.78rem] sm:text-[0.9rem]">
            <Unbroken>{petSize.weight}</Unbroken>
          </span>
        ),
      }))}
    />
  );
}
