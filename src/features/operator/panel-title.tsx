import type { ReactNode } from 'react';
import { takeFocus } from '@/browser/take-focus';

type PanelTitleProps = {
  id: string;
  /** True if the panel replaced a button that was just clicked. */
  takesFocus: boolean;
  children: ReactNode;
};

export function PanelTitle({ id, takesFocus, children }: PanelTitleProps) {
  return (
    <h2
      id={id}
      tabIndex={-1}
      ref={takesFocus ? takeFocus : undefined}
      className="text-heading outline-none"
    >
      {children}
    </h2>
  );
}
