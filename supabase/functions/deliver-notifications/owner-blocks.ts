import type { Business } from './business.ts';
import type { Block } from './letter.ts';
import { displayPhone } from './request-words.ts';

/** Buttons that call and text the business; a text message starts with `message`. */
export function contactBlocks({ phone }: Business, message: string): Block[] {
  return [
    {
      kind: 'links',
      links: [
        { label: `Call ${displayPhone(phone)}`, href: `tel:${phone}` },
        { label: 'Text us', href: `sms:${phone}?&body=${encodeURIComponent(message)}` },
      ],
    },
  ];
}

/** Who writes and why, for somebody who did not ask. */
export function ownerFooter({ name, address, origin }: Business, what: string): string[] {
  return [
    `${name}, ${address}`,
    `You get this mail because this address came with a ${what} on ${origin}. If that was not you, reply and tell us, and we delete it.`,
  ];
}
