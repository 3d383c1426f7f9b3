import { business } from '@/content/business';
import { phoneLinks } from '@shared/contact-links';
import { joinNames } from '@shared/format';
import { arrivalMinutes } from '@shared/hours';

type Visited = {
  readonly owner: { readonly name: string; readonly phone: string };
  readonly pets: readonly { readonly name: string }[];
};

/** `sms:` link with the text that we promise to send before arrival; `undefined` without a usable number. */
export function onMyWayLink({ owner, pets }: Visited): string | undefined {
  const text = `We’re about ${arrivalMinutes} minutes away and looking forward to seeing ${joinNames(pets.map(({ name }) => name))}!`;
  return phoneLinks(owner.phone, greeting(owner) + text)?.text;
}

/** The start of a text message. */
export function greeting(owner: Visited['owner']): string {
  return `Hi ${firstName(owner)}, it’s ${business.shortName}. `;
}

export function firstName({ name }: Pick<Visited['owner'], 'name'>): string {
  return name.split(' ')[0] ?? '';
}
