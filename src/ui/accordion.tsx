import { Item, Root, Trigger } from '@radix-ui/react-accordion';
import { useId } from 'react';
import {
  answerStyle,
  disclosuresStyle,
  type DisclosuresProps,
  summaryStyle,
  SummaryTitle,
} from './disclosures';

// The library takes its trigger for a button; a summary says by itself whether it is open.
const notOfAButton = { type: undefined, 'aria-expanded': undefined, 'aria-controls': undefined };

/**
 * The same as `Disclosures` for a long list: arrow keys, Home and End go from title to title. The library
 * weighs 7 KiB, so short lists do without. Which item is open is the browser's business here too.
 */
export function Accordion({ items, onOpen }: DisclosuresProps) {
  const name = useId();
  return (
    <Root type="single" collapsible className={disclosuresStyle}>
      {items.map(({ title, content }) => (
        <Item key={title} value={title} asChild>
          <details
            name={name}
            suppressHydrationWarning
            onToggle={({ currentTarget }) => {
              if (currentTarget.open) onOpen?.(title);
            }}
            className="group"
          >
            <Trigger asChild>
              <summary {...notOfAButton} className={summaryStyle}>
                <SummaryTitle>{title}</SummaryTitle>
              </summary>
            </Trigger>
            <div className={answerStyle}>{content}</div>
          </details>
        </Item>
      ))}
    </Root>
  );
}
