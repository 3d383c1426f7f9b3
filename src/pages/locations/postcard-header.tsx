import type { ComponentProps, ReactNode } from 'react';
import { Postcard } from './postcard';
import { FirstSteps } from '@/sections/first-steps';
import { RidgeLine } from '@/ui/marks/ridge-line';

type PostcardHeaderProps = ComponentProps<typeof Postcard> & {
  title: string;
  lead: string;
  crumbs?: ReactNode;
  book?: string;
};

export function PostcardHeader({ title, lead, crumbs, book, ...postcard }: PostcardHeaderProps) {
  return (
    <div className="no-print on-dark relative isolate overflow-hidden bg-linear-to-b from-dusk via-plum via-45% to-rose text-white">
      <div className="wrap grid items-center gap-x-14 gap-y-6 pt-4 pb-11 sm:pb-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] lg:pt-12 lg:pb-28">
        <div>
          {crumbs}
          <h1 className="mt-2 max-w-[16ch] text-page">{title}</h1>
          <p className="mt-3 mb-5 max-w-[38ch] text-lead text-white/95">{lead}</p>
          <FirstSteps {...(book && { book })} />
        </div>
        <Postcard {...postcard} />
      </div>
      <RidgeLine className="absolute inset-x-0 -bottom-0.5 -z-10 text-paper" />
    </div>
  );
}
