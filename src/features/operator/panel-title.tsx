import type { ReactNode } from 'react';
import { takeFocus } from '@/browser/take-focus';

type PanelTitleProps = {
  id: string;
  /** Whether the panel has taken the place of the button that was just pressed. */
  takesFocus: boolean;
  children: ReactNode;
};

/** What can be done here, in a few words. */
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
