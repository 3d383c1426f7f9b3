import { classNames } from './class-names';

type ThumbnailProps = {
  /** What the names of its files begin with. */
  src: string;
  /** How wide it is drawn: the `sizes` attribute. */
  sizes: string;
  /** Classes that give its size. */
  className: string;
};

/** A small picture beside words that say what it shows. */
export function Thumbnail({ src, sizes, className }: ThumbnailProps) {
  return (
    <img
      src={`${src}-128.avif`}
      srcSet={`${src}-64.avif 64w, ${src}-128.avif 128w, ${src}-160.avif 160w`}
      sizes={sizes}
      alt=""
      loading="lazy"
      width="96"
      height="96"
      className={classNames('shrink-0 object-cover', className)}
    />
  );
}
