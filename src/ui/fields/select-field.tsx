import type { ComponentProps } from 'react';
import { FieldFrame } from './field-frame';

type SelectFieldProps = ComponentProps<'select'> & {
  label: string;
  error?: string | undefined;
  options: readonly {
    readonly value: string;
    readonly label: string;
    readonly disabled?: boolean;
  }[];
};

/** For lists that are too long or too unimportant for cards. */
export function SelectField({ label, options, error, ...select }: SelectFieldProps) {
  return (
    <FieldFrame label={label} error={error}>
      {(control) => (
        <select {...control} {...select}>
          {options.map(({ label: text, ...option }) => (
            <option key={option.value} {...option}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
