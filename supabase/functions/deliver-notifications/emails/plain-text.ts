import { formatPhone } from '../../_shared/business/phone.ts';
import { formatDay } from '../../_shared/time/denver-time.ts';
import type { Block, EmailContent, Fact, Link, Ticket } from './email-content.ts';

export function plainText({ title, blocks, footer }: EmailContent): string {
  const parts = [title, ...blocks.map(blockText), ['-- ', ...footer].join('\n')];
  return `${parts.join('\n\n')}\n`;
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'ticket':
      return ticketText(block);
    case 'text':
      return [block.lead?.toUpperCase(), paragraphText(block)].filter(Boolean).join('\n');
    case 'heading':
      return block.text.toUpperCase();
    case 'notice':
      return `* ${block.title}\n${indent(block.text)}`;
    case 'facts':
      return block.facts.map(factText).join('\n');
    case 'folded':
      return [block.lead.toUpperCase(), ...block.items.map((item) => `- ${item}`), block.text]
        .filter(Boolean)
        .join('\n');
    case 'lines':
      return block.lines
        .map(({ text, link }) => [`- ${text}`, link?.href].filter(Boolean).join('\n  '))
        .join('\n');
    case 'links':
      return block.links.map(linkText).join('\n');
    case 'action':
      return linkText(block.link);
  }
}

function paragraphText({ link, text }: Extract<Block, { kind: 'text' }>): string {
  return link ? `${text}\n${linkText(link)}` : text;
}

function ticketText({ day, time, details, facts, reference }: Ticket): string {
  const when = {
    label: 'When',
    text: `${formatDay(day, 'full')}${time && `, ${time}`}`,
    detail: details.filter(Boolean).join('\n'),
  };
  const end = reference ? [{ label: 'Reference', text: reference }] : [];
  return [when, ...facts, ...end].map(factText).join('\n');
}

function linkText({ label, href }: Link): string {
  const target = readable(href);
  return label.includes(target) ? label : `${label}: ${target}`;
}

/** Mail programs make a link again of a number or an address as people write it. */
function readable(href: string): string {
  const [, scheme, contact = ''] = /^(tel|sms|mailto):([^?]*)/.exec(href) ?? [];
  if (scheme === undefined) return href;
  return scheme === 'mailto' ? decodeURIComponent(contact) : formatPhone(contact);
}

function factText({ label, text, detail = '' }: Fact): string {
  const words = [text, detail].filter(Boolean).join('\n');
  return /\n|: /.test(words) ? `${label}:\n${indent(words)}` : `${label}: ${words}`;
}

function indent(text: string): string {
  return text.replace(/^/gm, '  ');
}
