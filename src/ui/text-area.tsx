import { type ComponentProps, type ReactNode, useId } from 'react';
import { controlStyle } from './control-style';
import { FieldFrame, describedBy } from './field-frame';

type TextAreaProps = ComponentProps<'textarea'> & {
  label: string;
  hint?: ReactNode;
  isOptional?: boolean;
  error?: string | undefined;
};

export function TextArea({ label, hint, isOptional, error, ...textarea }: TextAreaProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} isOptional={isOptional} error={error}>
      <textarea
        id={id}
        rows={4}
        className={controlStyle}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint: Boolean(hint), error: Boolean(error) })}
        {...textarea}
      />
    </FieldFrame>
  );
}
