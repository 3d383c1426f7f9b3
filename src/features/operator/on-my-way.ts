import { business } from '@/content/business';
import { textLink } from '@shared/contact-links';
import { joinNames } from '@shared/format';
import { toDialableNumber } from '@shared/phone';

type Visited = {
  readonly owner: { readonly name: string; readonly phone: string };
  readonly pets: readonly { readonly name: string }[];
};

/** `sms:` link with the text that we promise to send 15 minutes before arrival. */
export function onMyWayLink({ owner, pets }: Visited): string {
  const text = `We’re about 15 minutes away and look forward to ${joinNames(pets.map(({ name }) => name))}!`;
  return textLink(toDialable(owner), `${greeting(owner)} ${text}`);
}

/** `sms:` link with a greeting filled in. */
export function textOwnerLink(owner: Visited['owner']): string {
  return textLink(toDialable(owner), `${greeting(owner)} `);
}

export function toDialable({ phone }: Pick<Visited['owner'], 'phone'>): string {
  return toDialableNumber(phone) ?? phone;
}

function greeting({ name }: Pick<Visited['owner'], 'name'>): string {
  const [firstName = ''] = name.split(' ');
  return `Hi ${firstName}, it’s ${business.shortName}.`;
}
