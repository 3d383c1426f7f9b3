import { trackLink } from './track-link';
import { rememberCampaign } from '@/analytics/campaign';
import { formNames } from '@/analytics/events';
import { startTag } from '@/analytics/tag';
import { track } from '@/analytics/track';
import { readOperatorKey } from '@/browser/operator-key';
import { isKeyPage } from '@/site/paths';

/** A tab that starts on a page with a key is not measured, and neither is the operator's device. */
export function startAnalytics(): void {
  if (isKeyPage(window.location.pathname) || readOperatorKey() !== '') return;
  startTag();
  rememberCampaign(window.location.search);
  const begun = new WeakSet<Element>();

  // Capture runs before the router's handler: the event belongs to the page with the link.
  const options = { capture: true };
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link) trackLink(link);
    },
    options,
  );
  document.addEventListener(
    'input',
    ({ target }) => {
      const form = target instanceof Element ? target.closest<HTMLElement>('[data-form]') : null;
      const name = formNames.find((known) => known === form?.dataset.form);
      if (!form || !name || begun.has(form)) return;
      begun.add(form);
      track({ name: 'form_interaction', props: { form_name: name } });
    },
    options,
  );
}
