import { calendarLeaf } from '../../_shared/time/denver-time.ts';
import type { Block, Fact, Line, Link, Ticket } from './email-content.ts';
import { escapeHtml, withBreaks } from './escape-html.ts';
import { display, paint, wraps } from './look.ts';

const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0"';

/** A ticket has the stamp beside the title, and is perforated below the time. */
export function cardHtml(title: string, blocks: readonly Block[]): string {
  const h1 = `<h1 ${paint('text', `margin:0;${display};font-size:25px;line-height:1.2`)}>${withBreaks(title)}</h1>`;
  const [first, ...others] = blocks;
  if (first?.kind !== 'ticket') {
    return partHtml(
      '18px 20px 10px',
      `${h1}\n<div style="height:12px"></div>\n${letterHtml(blocks)}`,
    );
  }
  const top = `<table ${table}><tr><td>${h1}</td><td align="right" valign="top" style="padding-left:10px">${stampHtml(first)}</td></tr></table>`;
  return [
    partHtml('16px 20px 10px', `${top}\n${timeHtml(first)}`),
    perforation,
    partHtml('0 20px 10px', `${factsHtml(first.facts, 'ticket')}\n${letterHtml(others)}`),
  ].join('\n');
}

function partHtml(padding: string, inner: string): string {
  return `<div ${paint('text', `padding:${padding}`)}>\n${inner}\n</div>`;
}

const perforation = `<table ${table}><tr>
<td width="9" height="20" ${paint('notch', 'font-size:0;border-width:1px 1px 1px 0;border-style:solid;border-radius:0 10px 10px 0')}></td>
<td style="padding:0 8px"><div ${paint('rule', 'height:0;font-size:0;border-width:2px 0 0;border-style:dashed')}></div></td>
<td width="9" height="20" ${paint('notch', 'font-size:0;border-width:1px 0 1px 1px;border-style:solid;border-radius:10px 0 0 10px')}></td>
</tr></table>`;

export function letterHtml(blocks: readonly Block[]): string {
  return blocks.map(blockHtml).join('\n');
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'ticket':
      return '';
    case 'text':
      return paragraph(`${leadHtml(block.lead)}${withBreaks(block.text)}`, block.look);
    case 'heading':
      return `<h2 ${paint('text', `margin:22px 0 6px;${display};font-size:20px;line-height:1.25`)}>${withBreaks(block.text)}</h2>`;
    case 'notice':
      return `<div ${paint(block.tone, 'margin:0 0 14px;padding:12px 16px;border-width:0 0 0 4px;border-style:solid;border-radius:10px')}><strong>${escapeHtml(block.title)}</strong><br>${withBreaks(block.text)}</div>`;
    case 'facts':
      return factsHtml(block.facts);
    case 'folded':
      return foldedHtml(block);
    case 'lines':
      return block.lines.map(lineHtml).join('\n');
    case 'links':
      return `<p style="margin:0">${block.links.map((link) => linkHtml(link, 'display:inline-block;margin-right:20px;padding:9px 0;font-weight:600')).join(' ')}</p>`;
    case 'action':
      return buttonHtml(block.link);
  }
}

function paragraph(inner: string, look?: 'quiet' | 'greeting'): string {
  if (look === 'quiet') {
    return `<p ${paint('muted', 'margin:0 0 10px;font-size:15px;line-height:1.4')}>${inner}</p>`;
  }
  return `<p style="margin:0 0 ${look === 'greeting' ? 4 : 14}px">${inner}</p>`;
}

function leadHtml(lead: string | undefined): string {
  return lead ? `<strong>${escapeHtml(lead)}.</strong> ` : '';
}

function stampHtml({ stamp, tone }: Ticket): string {
  return `<span ${paint(tone, `display:inline-block;white-space:nowrap;padding:0 8px;border-width:2px;border-style:solid;border-radius:8px;${display};font-size:15px;line-height:1.6;transform:rotate(-4deg)`)}>${escapeHtml(stamp)}</span>`;
}

function timeHtml({ day, time, details, reference }: Ticket): string {
  const { weekday, date, month } = calendarLeaf(day);
  const leaf = `<table role="presentation" width="84" cellpadding="0" cellspacing="0" ${paint('rule', 'border-width:1px;border-style:solid;border-radius:12px;border-collapse:separate;text-align:center')}>
<tr><td ${paint('leaf', 'padding:3px 0;border-radius:11px 11px 0 0;font-size:13px;line-height:1.4;font-weight:600')}>${weekday}</td></tr>
<tr><td ${paint('text', 'font-size:34px;line-height:1.2;font-weight:600')}>${date}</td></tr>
<tr><td ${paint('muted', 'padding:0 0 5px;font-size:13px;line-height:1.3')}>${month}</td></tr></table>`;
  const below = [...details, reference].filter(Boolean).map(withBreaks).join('<br>');
  const words = `<div ${paint('text', 'font-size:20px;line-height:1.3;font-weight:600')}>${withBreaks(time)}</div><div ${paint('muted', 'font-size:15px;line-height:1.45')}>${below}</div>`;
  return `<table ${table} style="margin-top:14px"><tr><td width="84" valign="top">${leaf}</td><td style="padding-left:16px">${words}</td></tr></table>`;
}

function factsHtml(facts: readonly Fact[], place?: 'ticket'): string {
  const rows = facts.map((fact, index) => factHtml(fact, place === 'ticket' && index === 0));
  return `<table ${table} style="margin:0 0 10px">${rows.join('')}</table>`;
}

/** Two columns: what it is, and what it says. */
function factHtml({ label, text, detail = '', href, picture }: Fact, isFirst: boolean): string {
  const shown = href
    ? linkHtml({ label: text, href }, 'font-weight:600')
    : text && `<span style="font-weight:600">${withBreaks(text)}</span>`;
  const words = [shown, detail && withBreaks(detail)].filter(Boolean).join('<br>');
  const edge = isFirst ? 'border-width:0' : 'border-width:1px 0 0';
  const cell = `padding:7px 0;${edge};border-style:solid;font-size:16px;line-height:1.4`;
  const mark = picture
    ? thumbnailHtml(picture, label)
    : `<span ${paint('muted', 'font-size:15px')}>${escapeHtml(label)}</span>`;
  const align = picture ? 'middle' : 'top';
  return `<tr><td width="84" valign="${align}" ${paint('rule', cell)}>${mark}</td><td valign="${align}" ${paint('rule', `${cell};padding-left:16px;${wraps}`)}>${words}</td></tr>`;
}

/** Without pictures the label is there, as in the other rows. */
function thumbnailHtml(picture: string, label: string): string {
  return `<img src="${escapeHtml(picture)}" width="64" height="64" alt="${escapeHtml(label)}" ${paint('muted', 'display:block;border:0;border-radius:12px;font-size:15px')}>`;
}

function foldedHtml({ lead, items, link, text }: Extract<Block, { kind: 'folded' }>): string {
  const end = text && ` ${withBreaks(text)}`;
  if (link) return paragraph(`${leadHtml(lead)}${linkHtml(link)}.${end}`);
  const list = items.map((item) => `<li style="margin:0 0 4px">${escapeHtml(item)}</li>`).join('');
  return `${paragraph(`${leadHtml(lead)}${end.trim()}`)}<ul style="margin:0 0 12px;padding-left:22px">${list}</ul>`;
}

/** Short, because there may be 150 and mail programs cut what is longer than 100 kB. */
function lineHtml({ text, link }: Line): string {
  return `<p>${withBreaks(text)}${link ? ` ${linkHtml(link)}` : ''}</p>`;
}

function linkHtml({ label, href }: Link, style = ''): string {
  return `<a href="${escapeHtml(href)}" ${paint('link', style)}>${withBreaks(label)}</a>`;
}

/** A cell, whose color and padding Outlook on Windows draws as well. */
function buttonHtml({ label, href }: Link): string {
  const cell =
    'border-width:2px;border-style:solid;border-radius:14px;text-align:center;mso-padding-alt:12px 20px';
  const words =
    'display:block;padding:12px 20px;border-radius:12px;font-weight:600;font-size:19px;line-height:1.3;text-decoration:none';
  return `<table ${table} style="margin:2px 0 8px;border-collapse:separate"><tr><td ${paint('button', cell)}><a href="${escapeHtml(href)}" ${paint('on-button', words)}>${escapeHtml(label)}</a></td></tr></table>`;
}
