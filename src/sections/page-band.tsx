import type { ReactNode } from 'react';
import { RidgeLine } from '@/ui/ridge-line';

type PageBandProps = { title: string; lead?: ReactNode; children?: ReactNode };

/** The dusk band at the head of a page: its title, one sentence, and what to do next. */
export function PageBand({ title, lead, children }: PageBandProps) {
  return (
    <div className="no-print on-dark bg-alpenglow-band text-white">
      <div className="wrap pt-10 pb-8 sm:pt-14 sm:pb-12">
        <h1 className="max-w-[22ch] text-title">{title}</h1>
        {lead ? <p className="mt-4 max-w-measure text-lead text-white/90">{lead}</p> : null}
        {children ? <div className="mt-7 flex flex-wrap gap-3">{children}</div> : null}
      </div>
      <RidgeLine className="text-paper" />
    </div>
  );
}
