import { business } from '@/content/business';
import { phoneLinks } from '@shared/business/contact-links';
import { joinNames } from '@shared/business/format';
import { arrivalMinutes } from '@shared/time/hours';
import type { DenverTime } from '@shared/visits/visit-state';
import { askForYesWords } from '@shared/visits/yes-words';

type Visited = {
  readonly owner: { readonly name: string; readonly phone: string };
  readonly pets: readonly { readonly name: string }[];
};

/** `sms:` link with the text that we promise to send before arrival; `undefined` without a usable number. */
export function onMyWayLink({ owner, pets }: Visited): string | undefined {
  const text = `We’re about ${arrivalMinutes} minutes away and looking forward to seeing ${joinNames(pets.map(({ name }) => name))}!`;
  return phoneLinks(owner.phone, greeting(owner) + text)?.text;
}

type Confirmed = Pick<Visited, 'owner'> & {
  readonly starts: DenverTime;
  readonly ownerLink: string | null;
};

/** `sms:` link with the day, the time and the owner’s page, ready to send; `undefined` without a usable number. */
export function askForYesLink({ owner, starts, ownerLink }: Confirmed): string | undefined {
  const page = ownerLink ? ` Say yes here: ${ownerLink}` : '';
  return phoneLinks(owner.phone, greeting(owner) + askForYesWords(starts) + page)?.text;
}

/** The start of a text message. */
export function greeting(owner: Visited['owner']): string {
  return `Hi ${firstName(owner)}, it’s ${business.shortName}. `;
}

export function firstName({ name }: Pick<Visited['owner'], 'name'>): string {
  return name.split(' ')[0] ?? '';
}
