import type { ReactNode } from 'react';
import { classNames } from '@/ui/class-names';
import { Picture } from '@/ui/pictures/picture';

type SplitHeaderProps = {
  title: string;
  lead: ReactNode;
  crumbs?: ReactNode;
  picture: { readonly image: PictureFile; readonly alt: string };
  /** Text along the lower edge of the picture, which then is not cropped there. */
  caption?: ReactNode;
  children: ReactNode;
};

export function SplitHeader({ title, lead, crumbs, picture, caption, children }: SplitHeaderProps) {
  return (
    <div data-hour="noon" className="no-print lg:grid lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
      <div className="px-(--gutter) pt-4 pb-5 lg:grid lg:min-h-[28rem] lg:content-center lg:py-10 lg:pr-14 lg:pl-[max(var(--gutter),calc(50vw-38rem+var(--gutter)))]">
        {crumbs}
        <h1 className="mt-2 max-w-[10.35em] text-page">{title}</h1>
        <p className="mt-4 max-w-[46ch] text-lead text-muted">{lead}</p>
        <div className="mt-5 flex flex-wrap gap-3 sm:mt-7">{children}</div>
      </div>
      <div className="relative">
        <Picture
          picture={picture.image}
          alt={picture.alt}
          sizes="(min-width: 64rem) 48vw, 100vw"
          when="first"
          className={classNames(
            'w-full lg:aspect-auto lg:h-full',
            caption ? 'aspect-[4/3] sm:aspect-[16/10]' : 'aspect-[2/1]',
          )}
          fit={caption ? 'object-cover object-bottom' : 'object-cover object-[50%_18%]'}
        />
        {caption}
      </div>
    </div>
  );
}
