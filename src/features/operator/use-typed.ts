import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { TypedAmount } from './record/owed-fees';

export function useTyped<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  onTyped: (values: Values) => void,
) {
  const tell = useEffectEvent(onTyped);
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => tell(values) }),
    [form],
  );
}

/** What is typed in Done. */
type TypedAnswer = {
  readonly line: string;
  readonly chosen: ReadonlyMap<string, boolean>;
  /** Undefined until the operator types an amount. From then on only the `counted` fees are part of it. */
  readonly known?: TypedAmount;
};

/** By reference. */
export type TypedAnswers = Map<string, TypedAnswer>;

const none: TypedAnswer = { line: '', chosen: new Map() };

/** `answers` keep it while the form is away. */
export function useTypedAnswer(reference: string, answers: TypedAnswers | undefined) {
  const [answer, setAnswer] = useState(answers?.get(reference) ?? none);
  function change(part: Partial<TypedAnswer>) {
    const changed = { ...answer, ...part };
    answers?.set(reference, changed);
    setAnswer(changed);
  }
  return { ...answer, change };
}
