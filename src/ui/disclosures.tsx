import { type ReactNode, useId } from 'react';
import { FoldMark, foldStyle, tallFold } from './fold';

export type DisclosuresProps = {
  items: readonly { readonly title: string; readonly content: ReactNode }[];
  onOpen?: (title: string) => void;
};

/** Native disclosures open before any script runs, and find-in-page reaches closed answers. */
export function Disclosures({ items, onOpen }: DisclosuresProps) {
  const name = useId();
  return (
    <div className={disclosuresStyle}>
      {items.map(({ title, content }) => (
        <details
          key={title}
          name={name}
          // The visitor may have opened it before hydration.
          suppressHydrationWarning
          onToggle={({ currentTarget }) => {
            if (currentTarget.open) onOpen?.(title);
          }}
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
export const summaryStyle = `${foldStyle} ${tallFold}`;
export const answerStyle = 'max-w-measure pb-5 whitespace-pre-line text-muted';

export function SummaryTitle({ children }: { children: string }) {
  return (
    <>
      <h3 className="font-sans tracking-normal">{children}</h3>
      <FoldMark />
    </>
  );
}
