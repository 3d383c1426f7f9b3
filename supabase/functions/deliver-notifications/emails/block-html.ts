import { calendarLeaf } from '../../_shared/time/denver-time.ts';
import { referencePattern } from '../../_shared/visits/reference.ts';
import type { Block, Fact, Line, Link, Ticket } from './email-content.ts';
import { display, paint, wraps } from './look.ts';

const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0"';

/** The left column of a ticket: the leaf, labels and portraits. */
const column = 72;

/** A ticket has the stamp beside the title, and is perforated below the time. */
export function cardHtml(title: string, blocks: readonly Block[]): string {
  const h1 = `<h1 ${paint('text', `margin:0;${display};font-size:24px;line-height:1.15`)}>${headline(title)}</h1>`;
  const [first, ...others] = blocks;
  if (first?.kind !== 'ticket') {
    return partHtml(
      '18px 20px 4px',
      `${h1}\n<div style="height:12px"></div>\n${letterHtml(blocks)}`,
    );
  }
  const top = `<table ${table}><tr><td>${h1}</td><td align="right" valign="top" style="padding-left:10px">${stampHtml(first)}</td></tr></table>`;
  return [
    partHtml('12px 20px 6px', `${top}\n${timeHtml(first)}`),
    perforation,
    partHtml('0 20px', `${factsHtml(first.facts, 'ticket')}\n${letterHtml(others)}`),
  ].join('\n');
}

/** Leaves no last word alone on a line, even in mail programs without balanced text. */
function headline(text: string): string {
  return withBreaks(text).replace(/(?<= [^ ]{1,14}) ([^ <>]{1,12})$/, '&nbsp;$1');
}

function partHtml(padding: string, inner: string): string {
  return `<div ${paint('text', `padding:${padding}`)}>\n${inner}\n</div>`;
}

const perforation = `<table ${table}><tr>
<td width="9" height="18" ${paint('notch', 'font-size:0;border-width:1px 1px 1px 0;border-style:solid;border-radius:0 10px 10px 0')}></td>
<td style="padding:0 8px"><div ${paint('rule', 'height:0;font-size:0;border-width:2px 0 0;border-style:dashed')}></div></td>
<td width="9" height="18" ${paint('notch', 'font-size:0;border-width:1px 0 1px 1px;border-style:solid;border-radius:10px 0 0 10px')}></td>
</tr></table>`;

export function letterHtml(blocks: readonly Block[]): string {
  return blocks.map(blockHtml).join('\n');
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'ticket':
      return '';
    case 'text':
      return paragraph(wordsHtml(block), block.look);
    case 'heading':
      return `<h2 ${paint('text', `margin:18px 0 4px;${display};font-size:20px;line-height:1.25`)}>${headline(block.text)}</h2>`;
    case 'notice':
      return `<div ${paint(block.tone, 'margin:0 0 12px;padding:10px 14px;border-width:0 0 0 4px;border-style:solid;border-radius:10px;font-size:15px;line-height:1.43')}><strong>${escapeHtml(block.title)}</strong><br>${withBreaks(block.text)}</div>`;
    case 'facts':
      return factsHtml(block.facts);
    case 'folded':
      return foldedHtml(block);
    case 'lines':
      return block.lines.map(lineHtml).join('\n');
    case 'links':
      return `<p style="margin:0">${block.links.map((link) => linkHtml(link, 'display:inline-block;margin-right:20px;padding:11px 0;font-weight:600')).join(' ')}</p>`;
    case 'action':
      return buttonHtml(block.link);
  }
}

function paragraph(inner: string, look?: 'quiet' | 'greeting' | 'signature'): string {
  if (look === 'quiet') {
    return `<p ${paint('muted', 'margin:0 0 8px;font-size:15px;line-height:1.4')}>${inner}</p>`;
  }
  return `<p style="margin:0 0 ${look ? 4 : 8}px">${inner}</p>`;
}

type Words = {
  readonly lead?: string;
  readonly link?: Link | undefined;
  readonly text: string;
};

function wordsHtml({ lead, link, text }: Words): string {
  return `${leadHtml(lead)}${link ? `${linkHtml(link)}. ` : ''}${withBreaks(text)}`.trimEnd();
}

function leadHtml(lead: string | undefined): string {
  if (!lead) return '';
  const end = /[.!?]$/.test(lead) ? '' : '.';
  return `<strong ${paint('text')}>${escapeHtml(lead)}${end}</strong> `;
}

function stampHtml({ stamp, tone }: Ticket): string {
  return `<span ${paint(tone, `display:inline-block;white-space:nowrap;padding:0 8px;border-width:2px;border-style:solid;border-radius:8px;${display};font-size:14px;line-height:1.7;transform:rotate(-4deg)`)}>${escapeHtml(stamp)}</span>`;
}

function timeHtml({ day, time, details, reference, tone }: Ticket): string {
  const { weekday, date, month } = calendarLeaf(day);
  const name = 'font-size:12px;line-height:1.5;white-space:nowrap';
  const leaf = `<table role="presentation" width="${column}" cellpadding="0" cellspacing="0" ${paint('rule', 'border-width:1px;border-style:solid;border-radius:12px;border-collapse:separate;text-align:center')}>
<tr><td ${paint(tone === 'gone' ? 'leaf-gone' : 'leaf', `padding:3px 4px;border-radius:11px 11px 0 0;${name};font-weight:600`)}>${weekday}</td></tr>
<tr><td ${paint('text', 'font-size:34px;line-height:1.2;font-weight:600')}>${date}</td></tr>
<tr><td ${paint('muted', `padding:0 4px 5px;${name}`)}>${month}</td></tr></table>`;
  const below = [...details, reference && `Reference ${reference}`];
  const words = `<div ${paint('text', 'font-size:20px;line-height:1.3;font-weight:600')}>${withBreaks(time)}</div><div ${paint('muted', 'font-size:15px;line-height:1.4')}>${below.filter(Boolean).map(withBreaks).join('<br>')}</div>`;
  return `<table ${table} style="margin-top:8px"><tr><td width="${column}" valign="top">${leaf}</td><td style="padding-left:14px">${words}</td></tr></table>`;
}

type Place = 'ticket' | 'list';

/** Rules stand between the rows alone, since a perforation, a button or a heading ends what is above. */
function factsHtml(facts: readonly Fact[], place: Place = 'list'): string {
  const side = facts.filter(({ picture }) => picture).length > 1 ? 48 : column;
  const rows = facts.map((fact, index) => {
    const edge = index === 0 ? 'border-width:0' : 'border-width:1px 0 0';
    return factHtml(fact, place, { edge, side });
  });
  return `<table ${table} style="margin:0 0 8px">${rows.join('')}</table>`;
}

function factHtml(
  { label, text, detail = '', href, picture }: Fact,
  place: Place,
  { edge, side }: { edge: string; side: number },
): string {
  const shown = href
    ? linkHtml({ label: text, href }, 'font-weight:600')
    : text && `<span style="font-weight:600">${withBreaks(text)}</span>`;
  const words = [shown, detail && `<span style="font-size:15px">${withBreaks(detail)}</span>`];
  const cell = `padding:6px 0;${edge};border-style:solid;font-size:16px;line-height:1.4`;
  const [width, breaks] =
    place === 'ticket' ? [column, ';white-space:nowrap'] : [picture ? side : 84, ''];
  const mark = picture
    ? portraitHtml(picture, side)
    : `<span ${paint('muted', `font-size:15px${breaks}`)}>${escapeHtml(label)}</span>`;
  const align = picture ? 'middle' : 'top';
  return `<tr><td width="${width}" valign="${align}" ${paint('rule', cell)}>${mark}</td><td valign="${align}" ${paint('rule', `${cell};padding-left:14px;${wraps}`)}>${words.filter(Boolean).join('<br>')}</td></tr>`;
}

/** The name of the pet is beside it. */
function portraitHtml(picture: string, side: number): string {
  return `<img src="${escapeHtml(picture)}" width="${side}" height="${side}" alt="" style="display:block;border:0;border-radius:12px">`;
}

function foldedHtml(block: Extract<Block, { kind: 'folded' }>): string {
  const { lead, items, link, text } = block;
  if (link) return paragraph(wordsHtml(block));
  const end = withBreaks(text);
  const list = items.map((item) => `<li style="margin:0 0 4px">${escapeHtml(item)}</li>`).join('');
  return `${paragraph(leadHtml(lead))}<ul style="margin:0 0 8px;padding-left:20px">${list}</ul>${end && paragraph(end)}`;
}

function lineHtml({ text, link }: Line): string {
  return `<p>${withBreaks(text)}${link ? ` ${linkHtml(link)}` : ''}</p>`;
}

function linkHtml({ label, href }: Link, style = ''): string {
  return `<a href="${escapeHtml(href)}" ${paint('link', style)}>${withBreaks(label)}</a>`;
}

/** The button is a cell, because Outlook on Windows draws the color and padding of those. */
function buttonHtml({ label, href }: Link): string {
  const cell =
    'border-width:2px;border-style:solid;border-radius:14px;text-align:center;mso-padding-alt:12px 10px';
  const words =
    'display:block;padding:12px 10px;border-radius:12px;font-weight:600;font-size:17px;line-height:1.3;text-decoration:none';
  return `<table ${table} style="margin:10px 0 14px;border-collapse:separate"><tr><td ${paint('button', cell)}><a href="${escapeHtml(href)}" ${paint('on-button', words)}>${escapeHtml(label)}</a></td></tr></table>`;
}

const time = String.raw`\d[\d:]*(?:-\d+)? (?:AM|PM)\b`;
const phone = String.raw`\(\d{3}\) \d{3}-\d{4}`;
const reference = String.raw`\b${referencePattern}\b`;
const date = String.raw`(?:\b[A-Z][a-z]{2}, )?\b[A-Z][a-z]{2,8} \d\d?\b`;
// Such as De-shedding.
const hyphened = String.raw`\b[A-Za-z][a-z]{1,3}-[a-z]{1,9}\b`;

const oneWord = new RegExp([time, phone, reference, date, hyphened].join('|'), 'g');

function withBreaks(text: string): string {
  return escapeHtml(text)
    .replaceAll('\n', '<br>')
    .replace(oneWord, '<span style="white-space:nowrap">$&</span>');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
