import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names';
import { FieldError, FieldHint, OptionalMark, describedBy } from './field-frame';

type ChoiceCardProps = Omit<ComponentProps<'input'>, 'title'> & {
  type: 'radio' | 'checkbox';
  title: ReactNode;
  note?: ReactNode;
  icon?: ReactNode;
  isCentered?: boolean;
  /** On phones, a note that appears with the choice does not make the card taller. */
  isSlim?: boolean;
};

export function ChoiceCard({ title, note, icon, isCentered, isSlim, ...input }: ChoiceCardProps) {
  return (
    <label
      className={classNames(
        'group relative flex min-h-12 cursor-pointer items-center gap-3 rounded-control border bg-card px-3 py-2.5 transition-[border-color,background-color,box-shadow] duration-150 hover:border-dusk has-checked:border-accent has-checked:bg-accent-soft has-checked:ring-1 has-checked:ring-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-dusk has-disabled:border-dashed has-disabled:text-muted has-aria-invalid:border-danger sm:px-4',
        // a check box has an edge of its own
        input.type === 'checkbox' ? 'border-line' : 'border-edge',
        isSlim && 'flex-wrap max-sm:min-h-13.5 max-sm:py-1!',
        isCentered && 'flex-col justify-center gap-0! px-0.5! py-2! text-center',
      )}
    >
      <input {...input} className="peer sr-only" />
      <span
        aria-hidden
        className={classNames(
          'size-6 place-items-center text-white',
          input.type === 'checkbox'
            ? 'grid shrink-0 rounded-md border-2 border-edge card-chosen:border-accent card-chosen:bg-accent'
            : 'absolute -top-2 -right-2 z-10 hidden rounded-full bg-accent ring-2 ring-paper card-chosen:grid',
        )}
      >
        <Check className="size-4" />
      </span>
      {icon ? (
        <span aria-hidden className="shrink-0 text-muted card-chosen:text-accent">
          {icon}
        </span>
      ) : null}
      <span className={classNames('min-w-0 leading-snug', !isCentered && 'grow basis-24')}>
        <span className="block font-semibold">{title}</span>{' '}
        {note ? <span className="block text-[0.9rem] text-muted">{note}</span> : null}
      </span>{' '}
    </label>
  );
}

export function PricedTitle({ name, price }: { name: string; price: string }) {
  return (
    <span className="flex flex-wrap justify-between gap-x-2 pr-1.5">
      <span className="min-w-[min(100%,5.5rem)] grow basis-0">{name}</span>{' '}
      <span className="ml-auto font-semibold whitespace-nowrap tabular-nums">{price}</span>
    </span>
  );
}

type ChoiceGroupProps = {
  label: ReactNode;
  hint?: ReactNode;
  isOptional?: boolean;
  error?: string | undefined;
  grid: string;
  children: ReactNode;
};

export function ChoiceGroup({ label, hint, isOptional, error, grid, children }: ChoiceGroupProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={describedBy(id, { hint, error })}>
      <legend className="mb-1.5 font-semibold">
        {label} {isOptional ? <OptionalMark /> : null}
      </legend>
      <FieldHint id={id}>{hint}</FieldHint>
      <div className={grid}>{children}</div>
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  );
}
