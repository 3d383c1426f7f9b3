import { type ComponentProps, type ReactNode, useId } from 'react';
import { controlStyle } from './control-style';
import { FieldFrame, describedBy } from './field-frame';

type TextFieldProps = ComponentProps<'input'> & {
  label: string;
  hint?: ReactNode;
  isOptional?: boolean;
  error?: string | undefined;
};

export function TextField({ label, hint, isOptional, error, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} isOptional={isOptional} error={error}>
      <input
        id={id}
        className={controlStyle}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint: Boolean(hint), error: Boolean(error) })}
        {...input}
      />
    </FieldFrame>
  );
}
