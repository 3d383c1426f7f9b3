import { classNames } from '../class-names';

type ThumbnailProps = {
  src: string;
  sizes: string;
  className: string;
};

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
