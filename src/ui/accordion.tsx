import { Item, Root, Trigger } from '@radix-ui/react-accordion';
import { useId } from 'react';
import {
  type DisclosuresProps,
  SummaryTitle,
  answerStyle,
  disclosuresStyle,
  summaryStyle,
} from './fold';

// The library treats its trigger as a button; a summary announces its own state.
const notOfAButton = { type: undefined, 'aria-expanded': undefined, 'aria-controls': undefined };

/** For long lists: it adds arrow keys, Home and End, and weighs 7 KiB. */
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
