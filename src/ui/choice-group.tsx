import { type ReactNode, useId } from 'react';
import { classNames } from './class-names';
import { FieldError, OptionalMark } from './field-frame';

type ChoiceGroupProps = {
  label: string;
  hint?: ReactNode;
  isOptional?: boolean;
  /** After the label, instead of "(optional)": such as "(needed for a price)". */
  mark?: string;
  error?: string | undefined;
  grid: string;
  children: ReactNode;
};

export function ChoiceGroup(props: ChoiceGroupProps) {
  const { label, hint, isOptional, mark, error, grid, children } = props;
  const id = useId();
  const described = classNames(Boolean(hint) && `${id}-hint`, error && `${id}-error`) || undefined;
  return (
    <fieldset aria-describedby={described}>
      <legend className="mb-1.5 font-semibold">
        {label} {isOptional ? <OptionalMark /> : null}
        {mark ? <span className="font-normal text-muted">{mark}</span> : null}
      </legend>
      {hint ? (
        <p id={`${id}-hint`} className="-mt-1 mb-2 text-[0.95rem]/snug text-muted">
          {hint}
        </p>
      ) : null}
      <div className={grid}>{children}</div>
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  );
}
