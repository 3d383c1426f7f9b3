import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useOperator } from './operator';
import type { TypedAmount } from './record/owed-fees';
import type { OperatorVisit } from '@shared/visits/visit-state';

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
export type TypedAnswer = {
  readonly line: string;
  readonly chosen: ReadonlyMap<string, boolean>;
  /** Undefined until the operator types an amount. From then on only the `counted` fees are part of it. */
  readonly known?: TypedAmount;
};

const none: TypedAnswer = { line: '', chosen: new Map() };

/** It is kept while the form is away, until the visit changes. */
export function useTypedAnswer(visit: Pick<OperatorVisit, 'reference' | 'revision'>) {
  const { answers } = useOperator().typed;
  const key = `${visit.reference} ${visit.revision}`;
  const [answer, setAnswer] = useState(answers.get(key) ?? none);
  function change(part: Partial<TypedAnswer>) {
    const changed = { ...answer, ...part };
    answers.set(key, changed);
    setAnswer(changed);
  }
  return { ...answer, change };
}
