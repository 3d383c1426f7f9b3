import { BeforeAfter } from '@/ui/before-after';
import { Picture } from '@/ui/picture';

type PetSliderProps = {
  name: string;
  pair: {
    readonly beforeImage: PictureFile;
    readonly afterImage: PictureFile;
    readonly beforeAlt: string;
    readonly afterAlt: string;
  };
  sizes: string;
  isFirst?: boolean;
};

export const petFrame = 'aspect-square w-full sm:aspect-[6/5]';
const fit = 'object-cover object-[50%_18%]';

export function PetSlider({ name, pair, sizes, isFirst = false }: PetSliderProps) {
  const { afterAlt, afterImage, beforeAlt, beforeImage } = pair;
  return (
    <BeforeAfter
      name={name}
      before={
        <Picture
          picture={beforeImage}
          alt={beforeAlt}
          sizes={sizes}
          fit={fit}
          when={isFirst ? 'now' : 'near'}
        />
      }
      after={
        <Picture
          picture={afterImage}
          alt={afterAlt}
          sizes={sizes}
          fit={fit}
          when={isFirst ? 'first' : 'near'}
        />
      }
      className={petFrame}
    />
  );
}
