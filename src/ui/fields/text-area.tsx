import type { ComponentProps } from 'react';
import { FieldFrame, type FieldProps } from './field-frame';

type TextAreaProps = ComponentProps<'textarea'> & FieldProps;

export function TextArea({ label, hint, isOptional, error, ...textarea }: TextAreaProps) {
  return (
    <FieldFrame label={label} hint={hint} isOptional={isOptional} error={error}>
      {(control) => <textarea rows={4} {...control} {...textarea} />}
    </FieldFrame>
  );
}
