import type { ReactNode } from 'react';
import { Unbroken } from '@/ui/unbroken';

type ClosingNoteProps = { title: string; text: string; children: ReactNode };

export function ClosingNote({ title, text, children }: ClosingNoteProps) {
  return (
    <section className="wrap mt-10 sm:mt-20">
      <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-12 gap-y-5 border-t-2 border-line pt-7 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <h2 className="max-w-[15.5em] text-title">{title}</h2>
          <p className="mt-2 max-w-measure text-lead text-muted">
            <Unbroken>{text}</Unbroken>
          </p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:gap-2 max-sm:[&>a]:px-5 max-sm:[&>a]:text-base">
          {children}
        </div>
      </div>
    </section>
  );
}
