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
