import type { ComponentProps } from 'react';
import { FieldFrame } from './field-frame';

type SelectFieldProps = ComponentProps<'select'> & {
  label: string;
  options: readonly { readonly value: string; readonly label: string }[];
};

/** For lists that are too long or too unimportant for cards. */
export function SelectField({ label, options, ...select }: SelectFieldProps) {
  return (
    <FieldFrame label={label}>
      {(control) => (
        <select {...control} {...select}>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
