import { SwipeRow } from './swipe-row';
import { BeforeAfter } from '@/ui/pictures/before-after';
import { Picture } from '@/ui/pictures/picture';

type Pair = {
  readonly beforeImage: PictureFile;
  readonly afterImage: PictureFile;
  readonly beforeAlt: string;
  readonly afterAlt: string;
};

type PetSliderProps = {
  name: string;
  pair: Pair;
  sizes: string;
  isFirst?: boolean;
};

export const petFrame = 'aspect-[6/5] w-full';

export function PetSlider({ name, pair, sizes, isFirst = false }: PetSliderProps) {
  const { afterAlt, afterImage, beforeAlt, beforeImage } = pair;
  const shown = { sizes, fit: 'object-cover object-[50%_18%]' };
  return (
    <BeforeAfter
      name={name}
      before={
        <Picture {...shown} picture={beforeImage} alt={beforeAlt} when={isFirst ? 'now' : 'near'} />
      }
      after={
        <Picture {...shown} picture={afterImage} alt={afterAlt} when={isFirst ? 'first' : 'near'} />
      }
      className={petFrame}
    />
  );
}

type CaptionedPair = Pair & { readonly name: string; readonly caption: string };
export function PetSliders({ title, pairs }: { title: string; pairs: readonly CaptionedPair[] }) {
  return (
    <SwipeRow
      title={title}
      thing="pet"
      items={pairs.map((pair) => ({ key: pair.name, content: <PetFigure pair={pair} /> }))}
      grid="lg:grid-cols-2"
    />
  );
}

function PetFigure({ pair }: { pair: CaptionedPair }) {
  return (
    <figure>
      <PetSlider
        name={pair.name}
        pair={pair}
        sizes="(min-width: 76rem) 35rem, (min-width: 48rem) 47vw, calc(100vw - 2.5rem)"
      />
      <figcaption className="mt-2 text-muted">{pair.caption}</figcaption>
    </figure>
  );
}
