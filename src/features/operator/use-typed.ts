import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

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
