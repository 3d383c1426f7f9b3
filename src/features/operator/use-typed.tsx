import { type ReactNode, createContext, use, useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { AddValues } from './add/add-values';
import { useOperator } from './operator';
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

/** `before` is the visit that it was typed over. */
export type TypedDetails = {
  readonly typed: AddValues;
  readonly before: AddValues;
  readonly version: string;
  /** On its way: stored once the visit has another version. */
  readonly isSent: boolean;
};

const newTyped = (operatorKey: string) => ({
  operatorKey,
  answers: new Map<string, TypedAnswer>(),
  details: new Map<string, TypedDetails>(),
});

const TypedContext = createContext<ReturnType<typeof newTyped> | undefined>(undefined);

/** What was typed over visits and not sent ends with the page, and with the key. */
export function TypedProvider({ children }: { children: ReactNode }) {
  const { operatorKey } = useOperator();
  const [typed, setTyped] = useState(() => newTyped(operatorKey));
  if (typed.operatorKey !== operatorKey) setTyped(newTyped(operatorKey));
  return <TypedContext value={typed}>{children}</TypedContext>;
}

export function useTypedOver() {
  const typed = use(TypedContext);
  if (!typed) throw new Error('Not within a TypedProvider');
  return typed;
}

const none: TypedAnswer = { line: '', chosen: new Map() };

/** It is kept while the form is away, and for whom Undo brings back. */
export function useTypedAnswer(reference: string) {
  const { answers } = useTypedOver();
  const [answer, setAnswer] = useState(answers.get(reference) ?? none);
  function change(part: Partial<TypedAnswer>) {
    const changed = { ...answer, ...part };
    answers.set(reference, changed);
    setAnswer(changed);
  }
  return { ...answer, change };
}
