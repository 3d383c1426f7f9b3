import { type ReactNode, useId } from 'react';
import { takeFocus } from '@/browser/take-focus';

type PanelProps = {
  title: string;
  /** True if the panel replaced a button that was just clicked. */
  takesFocus: boolean;
  children: ReactNode;
};

export function Panel({ title, takesFocus, children }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-card bg-card p-5 shadow-card">
      <h2
        id={id}
        tabIndex={-1}
        ref={takesFocus ? takeFocus : undefined}
        className="text-heading outline-none"
      >
        {title}
      </h2>
      {children}
    </section>
  );
}
