import { type ReactNode, useId } from 'react';
import { FieldError, FieldHint, OptionalMark, describedBy } from './field-frame';

type ChoiceGroupProps = {
  label: ReactNode;
  hint?: ReactNode;
  isOptional?: boolean;
  error?: string | undefined;
  grid: string;
  children: ReactNode;
};

export function ChoiceGroup({ label, hint, isOptional, error, grid, children }: ChoiceGroupProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={describedBy(id, { hint, error })}>
      <legend className="mb-1.5 font-semibold">
        {label} {isOptional ? <OptionalMark /> : null}
      </legend>
      <FieldHint id={id}>{hint}</FieldHint>
      <div className={grid}>{children}</div>
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  );
}
