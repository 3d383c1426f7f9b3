import type { ReactNode } from 'react';
import { classNames } from '@/ui/class-names';
import { RidgeLine } from '@/ui/ridge-line';

type PageBandProps = {
  title: string;
  lead?: ReactNode;
  /** Beside the title where there is room, else below it. */
  picture?: ReactNode;
  children?: ReactNode;
};

/** The dusk band at the head of a page: its title, one sentence, what to do next, a picture. */
export function PageBand({ title, lead, picture, children }: PageBandProps) {
  return (
    <div className="no-print on-dark bg-alpenglow-band text-white">
      <div
        className={classNames(
          'wrap pt-10 pb-8 sm:pt-14 sm:pb-12',
          picture !== undefined && 'grid items-center gap-x-14 gap-y-9 lg:grid-cols-[1.2fr_1fr]',
        )}
      >
        <div>
          <h1 className="max-w-[20ch] text-page">{title}</h1>
          {lead ? <p className="mt-4 max-w-measure text-lead text-white/90">{lead}</p> : null}
          {children ? <div className="mt-7 flex flex-wrap gap-3">{children}</div> : null}
        </div>
        {picture}
      </div>
      <RidgeLine className="text-paper" />
    </div>
  );
}
