import type { FormName } from './events';
import { track } from './track';

type Issue = { readonly path: readonly PropertyKey[]; readonly code: string };

/** Records which fields were wrong and how, never what was typed into them. */
export function trackFormError(form: FormName, issues: readonly Issue[]): void {
  const fields = issues.map(({ path }) => path.findLast((part) => typeof part === 'string'));
  track({
    name: 'form_error',
    props: {
      form_name: form,
      field_names: joinUnique(fields),
      error_kinds: joinUnique(issues.map(({ code }) => code)),
    },
  });
}

function joinUnique(names: readonly (string | undefined)[]): string {
  return [...new Set(names)].join();
}
