import { Item, Root, Trigger } from '@radix-ui/react-accordion';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

type AccordionItem = { readonly title: string; readonly content: ReactNode };

type AccordionProps = {
  items: readonly AccordionItem[];
  /** Called with the title of an item that a visitor opens. */
  onOpen?: (title: string) => void;
};

/**
 * Questions of which one is open at a time, or none; arrow keys go from one to the next. Drawn with
 * the browser's own disclosure, which opens before any script has arrived, and whose closed answers
 * are found by a search in the page.
 */
export function Accordion({ items, onOpen }: AccordionProps) {
  const name = useId();
  const [opened, setOpened] = useState('');
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // What was opened before this code had arrived stays open.
    const index = [...(list.current?.children ?? [])].findIndex((item) => item.matches('[open]'));
    setOpened(items[index]?.title ?? '');
  }, [items]);

  function show(title: string) {
    setOpened(title);
    if (title) onOpen?.(title);
  }

  return (
    <Root
      ref={list}
      type="single"
      collapsible
      value={opened}
      className="divide-y divide-line border-y border-line"
    >
      {items.map((item) => (
        <Disclosure
          key={item.title}
          item={item}
          group={name}
          isOpen={item.title === opened}
          onToggle={(isOpen) => show(isOpen ? item.title : '')}
        />
      ))}
    </Root>
  );
}

type DisclosureProps = {
  item: AccordionItem;
  group: string;
  isOpen: boolean;
  /** Called with what it should be: after a press, or when a search in the page has opened it. */
  onToggle: (isOpen: boolean) => void;
};

function Disclosure({ item: { title, content }, group, isOpen, onToggle }: DisclosureProps) {
  return (
    <Item value={title} asChild>
      <details
        name={group}
        open={isOpen}
        // It may have been opened before React sees it.
        suppressHydrationWarning
        onToggle={({ currentTarget: { open } }) => {
          if (open && !isOpen) onToggle(true);
        }}
        className="group"
      >
        <Trigger
          asChild
          onClick={(event) => {
            // The browser's own answer to the press would undo this one.
            event.preventDefault();
            onToggle(!isOpen);
          }}
        >
          <summary
            // The disclosure says this by itself, where a button would need to.
            aria-expanded={undefined}
            aria-controls={undefined}
            className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-6 py-4 text-lg font-semibold hover:text-accent-deep [&::-webkit-details-marker]:hidden"
          >
            <h3 className="font-sans tracking-normal">{title}</h3>
            <ChevronDown
              aria-hidden
              className="size-5 shrink-0 text-accent transition-transform duration-200 group-open:rotate-180"
            />
          </summary>
        </Trigger>
        <div className="max-w-measure pb-5 text-muted">{content}</div>
      </details>
    </Item>
  );
}
