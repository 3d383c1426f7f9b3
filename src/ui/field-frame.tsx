import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

type FieldFrameProps = {
  id: string;
  label: string;
  hint?: ReactNode;
  isOptional?: boolean | undefined;
  error?: string | undefined;
  children: ReactNode;
};

/** The ids of hint and error come from `describedBy`. */
export function FieldFrame({ id, label, hint, isOptional, error, children }: FieldFrameProps) {
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label} {isOptional ? <OptionalMark /> : null}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="-mt-1 mb-2 text-[0.95rem]/snug text-muted">
          {hint}
        </p>
      ) : null}
      {children}
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}

export function describedBy(id: string, parts: { hint: boolean; error: boolean }) {
  const ids = [parts.hint && `${id}-hint`, parts.error && `${id}-error`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
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
