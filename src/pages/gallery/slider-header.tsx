import type { ReactNode } from 'react';
import type { Transformation } from '@/content/gallery/transformation';
import { classNames } from '@/ui/class-names';
import { BeforeAfter } from '@/ui/pictures/before-after';
import { Picture } from '@/ui/pictures/picture';

export function SliderHeader({ pet }: { pet: Transformation }) {
  const { afterAlt, afterImage, beforeAlt, beforeImage, breed, petName } = pet;
  return (
    <BeforeAfter
      name={`${petName}, ${breed}`}
      before={
        <Side picture={beforeImage} alt={beforeAlt} className="line-before text-white">
          <h1 className={titleStyle}>{title}</h1>
        </Side>
      }
      after={
        <Side picture={afterImage} alt={afterAlt} className="line-after text-dusk" isFirst>
          <p aria-hidden className={titleStyle}>
            {title}
          </p>
        </Side>
      }
      // The line stands over the ear of the pet in the middle.
      split={45}
      className="no-print h-[min(60svh,40rem)] min-h-104 rounded-none! [--split:45%] sm:h-[min(76svh,40rem)]"
    />
  );
}

const title = (
  <>
    Same pet, <br className="sm:hidden" />
    fresh coat
  </>
);
const titleStyle =
  'absolute inset-x-0 top-[6%] text-center font-display text-hero font-semibold tracking-[-0.012em] sm:top-[5%]';

type SideProps = {
  picture: PictureFile;
  alt: string;
  className: string;
  isFirst?: boolean;
  children: ReactNode;
};

function Side({ picture, alt, className, isFirst = false, children }: SideProps) {
  return (
    <div className={classNames('relative', className)}>
      <Picture
        picture={picture}
        alt={alt}
        sizes="(min-width: 40rem) 34rem, 100vw"
        when={isFirst ? 'first' : 'now'}
        className="absolute! bottom-0 left-[45%] aspect-square w-[88%] -translate-x-[36%] [mask-image:radial-gradient(50%_75%_at_50%_75%,#000_78%,transparent)] sm:h-[84%] sm:w-auto"
        fit="object-contain object-bottom"
      />
      {children}
    </div>
  );
}
