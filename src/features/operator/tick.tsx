import type { ReactNode } from 'react';

type TickProps = {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  children: ReactNode;
};

/** A choice beside an action. */
export function Tick({ isChecked, onChange, children }: TickProps) {
  return (
    <label className="flex min-h-12 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        checked={isChecked}
        className="size-6 shrink-0 cursor-pointer accent-accent"
        onChange={({ target }) => onChange(target.checked)}
        // Enter would send it.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <span>{children}</span>
    </label>
  );
}

/** `fee` in USD; the email names it, and without one nobody but the operator does. */
export function feeWords(fee: number, name: string, hasEmail: boolean): string {
  return hasEmail
    ? `Tell them the $${fee} fee is due at the next visit.`
    : `The $${fee} fee is due at the next visit: tell ${name} yourself.`;
}
