import { classNames } from '../class-names';
import { fallbackSrc, preloadPicture, sparingSizes, srcSet } from './picture-sources';

type PictureProps = {
  picture: PictureFile;
  alt: string;
  /** The `sizes` attribute: width of the whole picture, even if it is cropped. */
  sizes: string;
  /** `near`: lazy; `now`: immediately; `first`: before all others, one per page. */
  when?: 'near' | 'now' | 'first';
  className?: string;
  fit?: string;
};

export function Picture({
  picture,
  alt,
  sizes,
  when = 'near',
  className,
  fit = 'object-cover',
}: PictureProps) {
  const forAllScreens = sparingSizes(sizes);
  if (when === 'first') preloadPicture(picture, forAllScreens);
  return (
    <div className={classNames('relative isolate overflow-hidden', className)}>
      <Blur picture={picture} />
      <picture>
        <source type="image/avif" srcSet={srcSet(picture)} sizes={forAllScreens} />
        <img
          alt={alt}
          src={fallbackSrc(picture)}
          width={picture.width}
          height={picture.height}
          loading={when === 'near' ? 'lazy' : 'eager'}
          decoding={when === 'near' ? 'async' : 'auto'}
          fetchPriority={when === 'first' ? 'high' : 'auto'}
          className={classNames('absolute inset-0 size-full', fit)}
        />
      </picture>
    </div>
  );
}

// An SVG around the few pixels, so that nothing counts or measures it as a picture of the page.
function Blur({ picture: { blur } }: { picture: PictureFile }) {
  if (!blur) return null;
  return (
    <svg
      aria-hidden
      viewBox="0 0 4 4"
      preserveAspectRatio="none"
      className="absolute inset-0 size-full"
    >
      <image href={blur} width="4" height="4" preserveAspectRatio="none" />
    </svg>
  );
}
