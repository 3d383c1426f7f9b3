import type { ReactNode } from 'react';
import { classNames } from '@/ui/class-names';

type PaperHeaderProps = {
  title: string;
  lead?: ReactNode;
  crumbs?: ReactNode;
  hour?: 'morning';
  children?: ReactNode;
};

export function PaperHeader({ title, lead, crumbs, hour, children }: PaperHeaderProps) {
  return (
    <div data-hour={hour} className="no-print">
      <div className="wrap pt-5 pb-6 sm:pt-9 sm:pb-8">
        {crumbs}
        <h1 className={classNames('max-w-[14.25em] text-page', Boolean(crumbs) && 'mt-4')}>
          {title}
        </h1>
        {lead ? <p className="mt-3 max-w-4xl text-lead text-muted">{lead}</p> : null}
        {children ? <div className="mt-5 flex flex-wrap gap-3">{children}</div> : null}
      </div>
    </div>
  );
}
