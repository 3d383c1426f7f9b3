import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { writeDraft } from '@/browser/drafts';

/** Keeps on the device what is typed, as far as it `isWorthKeeping`. */
export function useKeptDraft<Values extends FieldValues>(
  name: Parameters<typeof writeDraft>[0],
  form: UseFormReturn<Values>,
  isWorthKeeping: (values: Values) => boolean = () => true,
) {
  const keep = useEffectEvent((values: Values) => {
    if (isWorthKeeping(values)) writeDraft(name, values);
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [form],
  );
}
