import type { ReactNode } from 'react';
import { Unbroken } from '@/ui/unbroken';

type CallToActionProps = { title: string; text: string; children: ReactNode };

export function CallToAction({ title, text, children }: CallToActionProps) {
  return (
    <section className="wrap mt-14 sm:mt-20">
      <div className="on-dark rounded-card bg-dusk bg-alpenglow-band px-[min(1.5rem,5.6vw)] py-10 text-white sm:px-14 lg:grid lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center lg:gap-x-12 lg:py-14">
        <div>
          <h2 className="max-w-[24ch] text-title">{title}</h2>
          <p className="mt-4 max-w-measure text-lead text-white/90">
            <Unbroken>{text}</Unbroken>
          </p>
        </div>
        <div className="mt-7 flex flex-wrap gap-3 max-sm:gap-2 lg:mt-0 max-sm:[&>a]:px-5 max-sm:[&>a]:text-base">
          {children}
        </div>
      </div>
    </section>
  );
}
