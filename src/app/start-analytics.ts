import { matchPath } from 'react-router-dom';
import { rememberCampaign } from '@/analytics/campaign';
import { type LinkLocation, formNames, linkLocations } from '@/analytics/events';
import { startTag } from '@/analytics/tag';
import { track, trackCallLead } from '@/analytics/track';
import { readOperatorKey } from '@/browser/operator-key';
import { isKeyPage, paths } from '@/site/paths';

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

const navigation: readonly LinkLocation[] = ['header', 'menu', 'footer'];
const stories = ['transformation', 'winner'] as const;

export function trackLink(link: HTMLAnchorElement): void {
  const { protocol, pathname, origin } = link;
  const call = calls.get(protocol);
  if (call) {
    track({ name: 'click', props: { click_type: call, ...toLinkProps(link) } });
    trackCallLead(call);
  } else if (origin === window.location.origin) {
    trackInnerLink(link, pathname);
  }
}

const calls = new Map<string, 'phone' | 'sms'>([
  ['tel:', 'phone'],
  ['sms:', 'sms'],
]);

function trackInnerLink(link: HTMLAnchorElement, path: string): void {
  const description = toLinkProps(link);
  if (path === paths.booking()) {
    track({ name: 'click', props: { click_type: 'cta', ...description } });
  } else if (navigation.includes(description.link_location)) {
    track({ name: 'navigation_click', props: { link_path: path, ...description } });
  }
  for (const type of stories) {
    const id = matchPath(paths[type](':id'), path)?.params.id;
    if (id) track({ name: 'select_content', props: { content_type: type, content_id: id } });
  }
}

/** Link texts are ours; the URL is left out, since it may contain a text message. */
function toLinkProps(link: HTMLAnchorElement) {
  const location = link.closest<HTMLElement>('[data-location]')?.dataset.location;
  return {
    link_location: linkLocations.find((known) => known === location) ?? 'content',
    link_text: link.textContent.replaceAll(/\s+/g, ' ').trim(),
  };
}
