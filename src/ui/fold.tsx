import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '@/ui/class-names';

type FoldProps = Omit<ComponentProps<'details'>, 'title'> & {
  title: ReactNode;
  look?: string;
};

/** Opens before any script runs, and find-in-page reaches what it holds. */
export function Fold({ title, look, children, ...details }: FoldProps) {
  return (
    // The visitor may have opened it before hydration.
    <details suppressHydrationWarning {...details}>
      <summary className={classNames(foldStyle, look)}>
        {title}
        <FoldMark />
      </summary>
      {children}
    </details>
  );
}

const foldStyle =
  'flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 font-semibold underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden';
export const tallFold = 'min-h-14 py-4 text-lg';

export function FoldMark() {
  return (
    <ChevronDown
      aria-hidden
      className="size-5 shrink-0 text-accent transition-transform duration-200 [details[open]>summary>&]:rotate-180"
    />
  );
}

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
        <Fold
          key={title}
          name={name}
          title={<h3 className="font-sans tracking-normal">{title}</h3>}
          look={tallFold}
          onToggle={({ currentTarget }) => {
            if (currentTarget.open) onOpen?.(title);
          }}
        >
          <div className={answerStyle}>{content}</div>
        </Fold>
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
