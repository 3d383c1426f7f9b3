import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { writeDraft } from '@/browser/drafts';

/** Keeps on the device what is typed. */
export function useKeptDraft<Values extends FieldValues>(
  name: Parameters<typeof writeDraft>[0],
  form: UseFormReturn<Values>,
) {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => writeDraft(name, values),
      }),
    [name, form],
  );
}
