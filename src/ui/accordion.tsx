import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';

type AccordionItem = { readonly title: string; readonly content: ReactNode };

type AccordionProps = {
  items: readonly AccordionItem[];
  /** Called with the title of an item that a visitor opens. */
  onOpen?: (title: string) => void;
};

/**
 * Questions of which one is open at a time, or none: the browser's own disclosures, which open before
 * any script has arrived, and whose closed answers are found by a search in the page.
 */
export function Accordion({ items, onOpen }: AccordionProps) {
  const name = useId();
  return (
    <div className="divide-y divide-line border-y border-line">
      {items.map(({ title, content }) => (
        <details
          key={title}
          name={name}
          // It may have been opened before React sees it.
          suppressHydrationWarning
          onToggle={({ currentTarget }) => {
            if (currentTarget.open) onOpen?.(title);
          }}
          className="group"
        >
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-6 py-4 text-lg font-semibold hover:text-accent-deep [&::-webkit-details-marker]:hidden">
            <h3 className="font-sans tracking-normal">{title}</h3>
            <ChevronDown
              aria-hidden
              className="size-5 shrink-0 text-accent transition-transform duration-200 group-open:rotate-180"
            />
          </summary>
          <div className="max-w-measure pb-5 text-muted">{content}</div>
        </details>
      ))}
    </div>
  );
}
