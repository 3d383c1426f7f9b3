import type { ArticleFigure as Figure } from '@/content/blog/article';
import { Picture } from '@/ui/pictures/picture';

const wholeColumn =
  '(min-width: 68rem) 45rem, (min-width: 64rem) calc(100vw - 23rem), (min-width: 49rem) 45rem, calc(100vw - 2.5rem)';
const halfColumn =
  '(min-width: 68rem) 22rem, (min-width: 64rem) calc(50vw - 12rem), (min-width: 49rem) 22rem, calc(50vw - 1.625rem)';

export function ArticleFigure({ figure: { pictures, caption } }: { figure: Figure }) {
  const isPair = pictures.length === 2;
  return (
    <figure className="mt-5 sm:mt-8">
      <div className={isPair ? 'grid grid-cols-2 gap-3 sm:gap-4' : undefined}>
        {pictures.map(({ image, alt }) => (
          <Picture
            key={image.src}
            picture={image}
            alt={alt}
            sizes={isPair ? halfColumn : wholeColumn}
            className={`rounded-control sm:rounded-card ${isPair ? 'aspect-square' : 'aspect-[16/9] sm:aspect-[3/2]'}`}
          />
        ))}
      </div>
      <figcaption className="mt-2 text-[0.95rem] leading-snug text-muted">{caption}</figcaption>
    </figure>
  );
}
