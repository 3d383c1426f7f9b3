import { classNames } from './class-names';
import { sparingSizes } from './picture-sizes';
import { fallbackSrc, preloadPicture, srcSet } from './picture-sources';

type PictureProps = {
  picture: PictureFile;
  /** What the picture shows, in words; empty where it only decorates. */
  alt: string;
  /** How wide the whole picture is drawn, whatever part of it shows: the `sizes` attribute. */
  sizes: string;
  /** When it is needed: once it is near; at once; or before all others, for the one of a page. */
  when?: 'near' | 'now' | 'first';
  /** Classes of the frame, which decides the room. */
  className?: string;
  /** How the picture fills its frame, and around which point it is cut. */
  fit?: string;
};

/** A picture in its frame. Until it has come, the frame holds a blurred hint of it. */
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
        <source type="image/avif" srcSet={srcSet(picture, 'avif')} sizes={forAllScreens} />
        <img
          alt={alt}
          src={fallbackSrc(picture)}
          srcSet={srcSet(picture, 'webp')}
          sizes={forAllScreens}
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

// A drawing around the few pixels, since it is no picture of the page: nothing reads, counts or
// weighs it as one.
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
