import type { ReactNode } from 'react';
import { markOutOfMiddle } from '@/ui/mark-out-of-view';

/** While they are in view, the phones' action bar is hidden: it has the same buttons. */
export function HeaderButtons({ children }: { children: ReactNode }) {
  return (
    <div
      ref={markOutOfMiddle}
      data-own-buttons
      className="flex min-w-0 flex-wrap gap-2 sm:gap-3 max-sm:[&>*]:px-5 max-sm:[&>*]:text-base"
    >
      {children}
    </div>
  );
}
