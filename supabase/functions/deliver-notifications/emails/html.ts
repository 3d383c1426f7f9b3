import { bandGradient, brandColors } from '../../_shared/business/brand-colors.ts';
import type { Block, EmailContent, Fact, Line, Link } from './email-content.ts';

// Inline, because mail programs drop style sheets.
const { dusk, rose, muted, line, paper, card, spruce, amber } = brandColors;
const accent = brandColors.accent.DEFAULT;
const tones = {
  calm: `background:${spruce.soft};border-left:4px solid ${spruce.DEFAULT}`,
  attention: `background:${amber.soft};border-left:4px solid ${amber.DEFAULT}`,
};
const display = "font-family:Fraunces,Georgia,'Times New Roman',serif;font-weight:600";
const sans = "font-family:Figtree,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const wraps = 'overflow-wrap:anywhere;word-break:break-word';

export function html(content: EmailContent, name: string): string {
  const { subject, preview, title, blocks, footer } = content;
  const hasAction = blocks.some(({ kind }) => kind === 'action');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;background:${paper};color:${dusk};${sans};font-size:17px;line-height:1.55">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<div style="max-width:600px;margin:0 auto;padding:16px 12px 32px">
<div style="padding:18px 22px;border-radius:18px 18px 0 0;background:${rose};background-image:${bandGradient(82, 118)};color:${card};${display};font-size:19px">${escapeHtml(name)}</div>
<div style="padding:24px 22px;border:1px solid ${line};border-top:0;border-radius:0 0 18px 18px;background:${card};${wraps}">
<h1 style="margin:0 0 16px;${display};font-size:27px;line-height:1.2">${withBreaks(title)}</h1>
${blocks.map((block) => blockHtml(block, hasAction)).join('\n')}
</div>
<p style="margin:18px 10px 0;color:${muted};font-size:14px;line-height:1.5;${wraps}">${footer.map(escapeHtml).join('<br>')}</p>
</div>
</body>
</html>
`;
}

/** Next to an action, all other links look secondary. */
function blockHtml(block: Block, hasAction: boolean): string {
  switch (block.kind) {
    case 'text':
      return `<p style="margin:0 0 16px">${withBreaks(block.text)}</p>`;
    case 'heading':
      return `<h2 style="margin:24px 0 8px;${display};font-size:20px;line-height:1.25">${withBreaks(block.text)}</h2>`;
    case 'notice':
      return `<div style="margin:0 0 18px;padding:14px 16px;border-radius:10px;${tones[block.tone]}"><strong>${escapeHtml(block.title)}</strong><br>${withBreaks(block.text)}</div>`;
    case 'facts':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:4px 0 18px;border-collapse:collapse">${block.facts.map(factHtml).join('')}</table>`;
    case 'list':
      return `<ul style="margin:0 0 16px;padding-left:22px">${block.items.map((item) => `<li style="margin:0 0 6px">${escapeHtml(item)}</li>`).join('')}</ul>`;
    case 'lines':
      return block.lines.map(lineHtml).join('\n');
    case 'links':
      return `<p style="margin:0 0 8px">${block.links.map((link, index) => buttonHtml(link, index === 0 && !hasAction)).join(' ')}</p>`;
    case 'action':
      return `<p style="margin:0 0 14px"><a href="${escapeHtml(block.link.href)}" style="display:block;padding:15px 20px;border:2px solid ${accent};border-radius:14px;background:${accent};color:${card};font-weight:600;font-size:19px;text-align:center;text-decoration:none">${escapeHtml(block.link.label)}</a></p>`;
  }
}

function factHtml({ label, text, detail = '', href }: Fact): string {
  const words = withBreaks(text);
  const shown = href
    ? `<a href="${escapeHtml(href)}" style="color:${accent};text-decoration:underline">${words}</a>`
    : words;
  const parts = [
    `<span style="color:${muted};font-size:15px">${escapeHtml(label)}</span>`,
    text && `<span style="font-weight:600">${shown}</span>`,
    detail && withBreaks(detail),
  ];
  return `<tr><td style="padding:10px 0;border-top:1px solid ${line};${wraps}">${parts.filter(Boolean).join('<br>')}</td></tr>`;
}

/** Short, because there may be 150 and mail programs cut what is longer than 100 kB. */
function lineHtml({ text, link }: Line): string {
  const end = link ? ` <a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a>` : '';
  return `<p>${withBreaks(text)}${end}</p>`;
}

function buttonHtml({ label, href }: Link, isFirst: boolean): string {
  const look = isFirst
    ? `background:${accent};color:${card}`
    : `background:${card};color:${accent}`;
  return `<a href="${escapeHtml(href)}" style="display:inline-block;margin:0 6px 10px 0;padding:11px 20px;border:2px solid ${accent};border-radius:14px;${look};font-weight:600;text-decoration:none">${escapeHtml(label)}</a>`;
}

/** Keeps a time and its AM or PM on one line. */
function withBreaks(text: string): string {
  return escapeHtml(text)
    .replaceAll('\n', '<br>')
    .replace(/(:\d\d) (AM|PM)\b/g, '$1\u00a0$2');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
