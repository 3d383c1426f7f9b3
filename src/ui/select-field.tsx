import { type ComponentProps, useId } from 'react';
import { controlStyle } from './control-style';
import { FieldFrame } from './field-frame';

type SelectFieldProps = ComponentProps<'select'> & {
  label: string;
  options: readonly { readonly value: string; readonly label: string }[];
};

/** For lists that are too long, or too unimportant, for cards. */
export function SelectField({ label, options, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label}>
      <select id={id} className={controlStyle} {...select}>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
