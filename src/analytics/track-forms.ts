import type { FieldErrors } from 'react-hook-form';
import type { AnalyticsEvent, FormName } from './events';
import { track } from './track';

type Issue = { readonly path: readonly PropertyKey[]; readonly code: string };

type Reason = Extract<AnalyticsEvent, { name: 'error' }>['props']['reason'];

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

/** The same for the errors of a form that was not sent. */
export function trackMistakes(form: FormName, errors: FieldErrors): void {
  const issues = Object.entries(errors).map(([field, error]) => ({
    path: [field],
    code: String(error?.type),
  }));
  trackFormError(form, issues);
}

export function trackFailure(form: FormName, reason: Reason): void {
  track({
    name: 'error',
    props: { error_type: `${form}_form`, error_message: 'submission_failed', reason },
  });
}

function joinUnique(names: readonly (string | undefined)[]): string {
  return [...new Set(names)].join();
}
