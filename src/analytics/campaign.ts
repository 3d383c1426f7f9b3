import { readSessionValue, writeSessionValue } from '@/browser/stored-values';

const key = 'campaign';
const names = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'] as const;
const maxLength = 100;

/** Campaign parameters of the link a visitor came from. */
export type Campaign = Readonly<Partial<Record<(typeof names)[number], string>>>;

/**
 * The first campaign of a session is kept until the tab closes. Some mailing tools put the reader's
 * email address into links: that is not kept.
 */
export function rememberCampaign(query: string): void {
  const campaign = new URLSearchParams(Object.entries(campaignIn(query))).toString();
  if (campaign && readSessionValue(key) === null) writeSessionValue(key, campaign);
}

export function readCampaign(): Campaign {
  return campaignIn(readSessionValue(key) ?? '');
}

function campaignIn(query: string): Campaign {
  const found = new URLSearchParams(query);
  const entries = names.flatMap((name) => {
    const value = found.get(name)?.slice(0, maxLength);
    return value && !value.includes('@') ? [[name, value]] : [];
  });
  return Object.fromEntries(entries);
}
