import { classNames } from '../class-names';
import { fallbackSrc, preloadPicture, srcSet } from './picture-sources';

const wideScreen = '(min-width: 64rem)';
const narrowScreen = '(max-width: 63.99rem)';

type Crop = { picture: PictureFile; sizes: string };

type BackdropProps = {
  tall: Crop;
  wide: Crop;
  className?: string;
};

export function Backdrop({ tall, wide, className }: BackdropProps) {
  preloadPicture(tall.picture, tall.sizes, narrowScreen);
  preloadPicture(wide.picture, wide.sizes, wideScreen);
  return (
    <picture>
      <source
        media={wideScreen}
        type="image/avif"
        srcSet={srcSet(wide.picture)}
        sizes={wide.sizes}
        width={wide.picture.width}
        height={wide.picture.height}
      />
      <source media={wideScreen} srcSet={fallbackSrc(wide.picture)} />
      <source type="image/avif" srcSet={srcSet(tall.picture)} sizes={tall.sizes} />
      <img
        alt=""
        src={fallbackSrc(tall.picture)}
        width={tall.picture.width}
        height={tall.picture.height}
        fetchPriority="high"
        className={classNames('object-cover', className)}
      />
    </picture>
  );
}
