import { business } from '@/content/business';
import { phoneLinks } from '@shared/contact-links';
import { joinNames } from '@shared/format';

type Visited = {
  readonly owner: { readonly name: string; readonly phone: string };
  readonly pets: readonly { readonly name: string }[];
};

/**
 * Links to call and to text the owner, and the text that we promise to send 15 minutes before
 * arrival; undefined when the number cannot be dialed.
 */
export function ownerLinks({ owner, pets }: Visited) {
  const text = `We’re about 15 minutes away and look forward to ${joinNames(pets.map(({ name }) => name))}!`;
  const links = phoneLinks(owner.phone, `${greeting(owner)} `);
  const onMyWay = phoneLinks(owner.phone, `${greeting(owner)} ${text}`);
  return links && onMyWay ? { ...links, onMyWay: onMyWay.text } : undefined;
}

function greeting({ name }: Pick<Visited['owner'], 'name'>): string {
  const [firstName = ''] = name.split(' ');
  return `Hi ${firstName}, it’s ${business.shortName}.`;
}
