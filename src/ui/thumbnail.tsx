import { classNames } from './class-names';

type ThumbnailProps = {
  /** What the names of its files begin with. */
  src: string;
  /** Classes that give its size: up to 80 pixels, on the screens with most pixels. */
  className: string;
};

/** A small picture beside words that say what it shows. */
export function Thumbnail({ src, className }: ThumbnailProps) {
  return (
    <img
      src={`${src}-128.avif`}
      srcSet={`${src}-160.avif 2x`}
      alt=""
      loading="lazy"
      width="96"
      height="96"
      className={classNames('shrink-0 object-cover', className)}
    />
  );
}
