import { matchPath } from 'react-router-dom';
import { type LinkLocation, linkLocations } from '@/analytics/events';
import { track } from '@/analytics/track';
import { trackCallLead } from '@/analytics/track-lead';
import { paths } from '@/site/paths';

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
