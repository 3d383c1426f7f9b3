import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';

/** Questions with their answers, or other titles with what they unfold. */
export type DisclosuresProps = {
  items: readonly { readonly title: string; readonly content: ReactNode }[];
  /** Called with the title of an item that a visitor opens. */
  onOpen?: (title: string) => void;
};

/**
 * Items of which one is open at a time, or none: the browser's own disclosures, which open before any
 * script is there, and whose closed answers are found by a search in the page.
 */
export function Disclosures({ items, onOpen }: DisclosuresProps) {
  const name = useId();
  return (
    <div className={disclosuresStyle}>
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
          <summary className={summaryStyle}>
            <SummaryTitle>{title}</SummaryTitle>
          </summary>
          <div className={answerStyle}>{content}</div>
        </details>
      ))}
    </div>
  );
}

export const disclosuresStyle = 'divide-y divide-line border-y border-line';
/** The looks of a summary with its mark, of which the site has one kind. */
export const foldStyle =
  'flex min-h-11 cursor-pointer list-none items-center justify-between gap-6 font-semibold underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden';
export const summaryStyle = `${foldStyle} min-h-14 py-4 text-lg`;
export const answerStyle = 'max-w-measure pb-5 text-muted';

/** A title with the arrow that says whether it is open. */
export function SummaryTitle({ children }: { children: string }) {
  return (
    <>
      <h3 className="font-sans tracking-normal">{children}</h3>
      <FoldMark />
    </>
  );
}

/** The arrow of a summary in a `group` that opens. */
export function FoldMark() {
  return (
    <ChevronDown
      aria-hidden
      className="size-5 shrink-0 text-accent transition-transform duration-200 group-open:rotate-180"
    />
  );
}
