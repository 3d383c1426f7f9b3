import type { Business } from '../../_shared/business/business.ts';
import type { HeaderPicture } from '../../_shared/business/header-picture.ts';
import { cardHtml, escapeHtml, letterHtml } from './block-html.ts';
import type { Block, EmailContent } from './email-content.ts';
import { band, display, paint, sans, strip, styleSheet, wraps } from './look.ts';

const round = '18px';

/** Outlook on Windows would take Times for a font that it lacks. */
const outlookFonts =
  '<!--[if mso]><style>*{font-family:"Segoe UI",sans-serif!important}h1,h2{font-family:Georgia,serif!important}</style><![endif]-->';

/** Outlook on Windows knows no widest width. */
const outlookWidth = {
  start: '<!--[if mso]><table role="presentation" width="600"><tr><td><![endif]-->',
  end: '<!--[if mso]></td></tr></table><![endif]-->',
};

export function html(content: EmailContent, { name, origin }: Business): string {
  const { subject, preview, title, picture, footer } = content;
  const [inCard, below] = split(content.blocks);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<meta name="x-apple-disable-message-reformatting">
<title>${escapeHtml(subject)}</title>
<style>
${styleSheet}
</style>
${outlookFonts}
</head>
<body ${paint('page', `margin:0;${sans};font-size:16px;line-height:1.5;${wraps}`)}>
<div role="article" aria-roledescription="email" aria-label="${escapeHtml(subject)}" lang="en">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" ${paint('page')}><tr><td align="center" style="padding:0 12px 6px">
${outlookWidth.start}<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;text-align:left">
<tr><td ${paint('text', `padding:8px 8px 6px;${display};font-size:17px;line-height:1.2`)}>${escapeHtml(name)}</td></tr>
<tr><td>${picture ? pictureHtml(picture, origin) : `<div style="height:6px;border-radius:${round} ${round} 0 0;${strip}"></div>`}</td></tr>
<tr><td ${paint('card', `padding:0;font-size:16px;line-height:1.5;border-width:0 1px 1px;border-style:solid;border-radius:0 0 ${round} ${round}`)}>
${cardHtml(title, inCard)}
</td></tr>
<tr><td ${paint('text', 'padding:14px 8px 0;font-size:15px;line-height:1.4')}>
${letterHtml(below)}
</td></tr>
<tr><td ${paint('muted', 'padding:0 8px;font-size:13px;line-height:1.4')}>${footer.map(escapeHtml).join('<br>')}</td></tr>
</table>${outlookWidth.end}
</td></tr></table>
</div>
</body>
</html>
`;
}

/** A card with a ticket ends with the button, or before the greeting; the letter follows below it. */
function split(blocks: readonly Block[]): readonly [readonly Block[], readonly Block[]] {
  if (blocks[0]?.kind !== 'ticket') return [blocks, []];
  const action = blocks.findIndex(({ kind }) => kind === 'action');
  const greeting = blocks.findIndex((block) => block.kind === 'text' && block.look === 'greeting');
  const end = action > 0 ? action + 1 : greeting;
  return [blocks.slice(0, end), blocks.slice(end)];
}

function pictureHtml({ name, alt }: HeaderPicture, origin: string): string {
  const style = `display:block;width:100%;height:auto;border:0;border-radius:${round} ${round} 0 0;${band};${display};font-size:17px;line-height:2.2;text-align:center`;
  return `<img src="${escapeHtml(`${origin}/email/${name}.jpg`)}" width="600" height="216" alt="${escapeHtml(alt)}" style="${style}">`;
}
