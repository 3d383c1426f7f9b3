import type { ComponentProps } from 'react';
import { FieldFrame, type FieldProps } from './field-frame';

type TextFieldProps = ComponentProps<'input'> & FieldProps;

export function TextField({ label, hint, isOptional, error, ...input }: TextFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} isOptional={isOptional} error={error}>
      {(control) => <input {...control} {...input} />}
    </FieldFrame>
  );
}

type TextAreaProps = ComponentProps<'textarea'> & FieldProps;

export function TextArea({ label, hint, isOptional, error, ...textarea }: TextAreaProps) {
  return (
    <FieldFrame label={label} hint={hint} isOptional={isOptional} error={error}>
      {(control) => <textarea rows={4} {...control} {...textarea} />}
    </FieldFrame>
  );
}
