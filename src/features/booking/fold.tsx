import { ChevronDown } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { foldStyle } from '@/ui/disclosures';

type FoldProps = { ref?: Ref<HTMLDetailsElement>; title: ReactNode; children: ReactNode };

/** No `group` class: the choice cards inside would react to its state. */
export function Fold({ ref, title, children }: FoldProps) {
  return (
    // It may have been opened before hydration.
    <details ref={ref} suppressHydrationWarning className="border-t border-edge/40">
      <summary className={foldStyle}>
        <span>{title}</span>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-accent transition-transform duration-200 in-open:rotate-180"
        />
      </summary>
      {children}
    </details>
  );
}
