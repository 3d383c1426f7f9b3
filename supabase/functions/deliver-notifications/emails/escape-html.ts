import { referencePattern } from '../../_shared/visits/reference.ts';

const time = String.raw`\d[\d:]*(?:-\d+)? (?:AM|PM)\b`;
const phone = String.raw`\(\d{3}\) \d{3}-\d{4}`;
const reference = String.raw`\b${referencePattern}\b`;
const date = String.raw`(?:\b[A-Z][a-z]{2}, )?\b[A-Z][a-z]{2,8} \d\d?\b`;
/** Such as De-shedding. */
const hyphened = String.raw`\b[A-Za-z][a-z]{1,3}-[a-z]{1,9}\b`;

const oneWord = new RegExp([time, phone, reference, date, hyphened].join('|'), 'g');

export function withBreaks(text: string): string {
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
