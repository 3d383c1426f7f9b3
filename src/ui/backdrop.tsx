import { classNames } from './class-names';
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
      <WideSource crop={wide} format="avif" />
      <WideSource crop={wide} format="webp" />
      <source type="image/avif" srcSet={srcSet(tall.picture, 'avif')} sizes={tall.sizes} />
      <img
        alt=""
        src={fallbackSrc(tall.picture)}
        srcSet={srcSet(tall.picture, 'webp')}
        sizes={tall.sizes}
        width={tall.picture.width}
        height={tall.picture.height}
        fetchPriority="high"
        className={classNames('object-cover', className)}
      />
    </picture>
  );
}

function WideSource({ crop, format }: { crop: Crop; format: 'avif' | 'webp' }) {
  const { picture, sizes } = crop;
  return (
    <source
      media={wideScreen}
      type={`image/${format}`}
      srcSet={srcSet(picture, format)}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
    />
  );
}
