import type { AnalyticsEvent, FormName } from './events';
import { track } from './track';

type Reason = Extract<AnalyticsEvent, { name: 'error' }>['props']['reason'];

export function trackFailure(form: FormName, reason: Reason): void {
  track({
    name: 'error',
    props: { error_type: `${form}_form`, error_message: 'submission_failed', reason },
  });
}
