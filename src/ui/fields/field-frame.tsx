import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names';

/** Text of at least 16 px keeps phones from zooming in. */
export const controlStyle =
  'block min-h-12 w-full rounded-control border border-edge bg-card px-[min(1rem,4vw)] py-2.5 text-dusk transition-colors duration-150 placeholder:text-muted/80 hover:border-dusk focus:border-accent focus:outline-2 focus:outline-offset-0 focus:outline-accent aria-invalid:border-danger aria-invalid:bg-danger-soft/40';

export type FieldProps = {
  label: string;
  hint?: ReactNode;
  isOptional?: boolean | undefined;
  error?: string | undefined;
};

type FieldFrameProps = FieldProps & {
  /** Renders the control with attributes that connect it to its label, hint and error. */
  children: (control: {
    id: string;
    className: string;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
  }) => ReactNode;
};

export function FieldFrame({ label, hint, isOptional, error, children }: FieldFrameProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label} {isOptional ? <OptionalMark /> : null}
      </label>
      <FieldHint id={id}>{hint}</FieldHint>
      {children({
        id,
        className: controlStyle,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy(id, { hint, error }),
      })}
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}

export function describedBy(id: string, { hint, error }: Pick<FieldProps, 'hint' | 'error'>) {
  return classNames(Boolean(hint) && `${id}-hint`, error && `${id}-error`) || undefined;
}

export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <p id={`${id}-hint`} className="-mt-1 mb-2 text-[0.95rem]/snug text-muted">
      {children}
    </p>
  );
}

export function OptionalMark() {
  return <span className="font-normal text-muted">(optional)</span>;
}

/** The field names `id` in its `aria-describedby`. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (!message) return null;
  return (
    <p
      id={id}
      className="mt-2 flex items-start gap-1.5 font-medium whitespace-pre-line text-danger"
    >
      <CircleAlert aria-hidden className="mt-1 size-4 shrink-0" />
      {message}
    </p>
  );
}
