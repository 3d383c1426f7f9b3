import type { ReactNode, Ref } from 'react';
import { FoldMark, foldStyle } from '@/ui/disclosures';

type FoldProps = { ref?: Ref<HTMLDetailsElement>; title: ReactNode; children: ReactNode };

export function Fold({ ref, title, children }: FoldProps) {
  return (
    // It may have been opened before hydration.
    <details ref={ref} suppressHydrationWarning className="border-t border-edge/40">
      <summary className={foldStyle}>
        <span>{title}</span>
        <FoldMark />
      </summary>
      {children}
    </details>
  );
}
