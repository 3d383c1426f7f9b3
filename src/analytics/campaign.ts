import { readSessionValue, writeSessionValue } from '@/browser/session-value';

const key = 'campaign';
const names = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'] as const;
const maxLength = 100;

/** Through which link of ours a visitor came. What the link did not say is left out. */
export type Campaign = Readonly<Partial<Record<(typeof names)[number], string>>>;

/**
 * Keeps the campaign of an address until the tab is closed; the first one of the session stays.
 * Some mailing tools put the reader's e-mail address into a link: that is not kept.
 */
export function rememberCampaign(query: string): void {
  const campaign = new URLSearchParams(Object.entries(campaignIn(query)));
  if (campaign.size > 0 && readSessionValue(key) === null) {
    writeSessionValue(key, campaign.toString());
  }
}

/** The campaign of this session; empty without one. */
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
