import type { ComponentProps, ReactNode } from 'react';

type ChoiceCardProps = ComponentProps<'input'> & {
  type: 'radio' | 'checkbox';
  title: ReactNode;
  /** A second, quieter line. */
  note?: ReactNode;
  icon?: ReactNode;
};

/** An answer that is a card: a real radio button or checkbox with a large target around it. */
export function ChoiceCard({ title, note, icon, ...input }: ChoiceCardProps) {
  return (
    <label className="group rounded-control border-edge bg-card hover:border-dusk has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-accent has-aria-invalid:border-danger relative flex min-h-12 cursor-pointer items-center gap-3 border px-4 py-2.5 transition-[border-color,background-color,box-shadow] duration-150 has-checked:shadow-[inset_0_0_0_1px_var(--color-accent)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2">
      <input {...input} className="peer sr-only" />
      {icon ? (
        <span className="text-muted group-has-checked:text-accent" aria-hidden>
          {icon}
        </span>
      ) : null}
      <span className="min-w-0 leading-snug">
        <span className="font-semibold">{title}</span>
        {note ? <span className="text-muted block text-[0.9rem]">{note}</span> : null}
      </span>
    </label>
  );
}
