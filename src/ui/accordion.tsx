import * as Radix from '@radix-ui/react-accordion';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

type AccordionProps = {
  items: readonly { readonly title: string; readonly content: ReactNode }[];
  /** Called with the title of an item that a visitor opens. */
  onOpen?: (title: string) => void;
};

/** Questions of which one is open at a time, or none. Closed answers stay in the HTML. */
export function Accordion({ items, onOpen }: AccordionProps) {
  return (
    <Radix.Root
      type="single"
      collapsible
      onValueChange={(title) => {
        if (title) onOpen?.(title);
      }}
      className="divide-y divide-line border-y border-line"
    >
      {items.map(({ title, content }) => (
        <Radix.Item key={title} value={title}>
          <Radix.Header>
            <Radix.Trigger className="group flex min-h-14 w-full cursor-pointer items-center justify-between gap-6 py-4 text-left font-sans text-lg font-semibold tracking-normal hover:text-accent-deep">
              {title}
              <ChevronDown
                aria-hidden
                className="size-5 shrink-0 text-accent transition-transform duration-200 group-data-[state=open]:rotate-180"
              />
            </Radix.Trigger>
          </Radix.Header>
          <Radix.Content
            forceMount
            className="max-w-measure pb-5 text-muted data-[state=closed]:hidden"
          >
            {content}
          </Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
