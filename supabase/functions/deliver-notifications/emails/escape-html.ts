/** A time, a reference, a date. */
const oneWord = /\d[\d:]*(?:-\d+)? (?:AM|PM)\b|\b[A-Z]{2}-[0-9A-Z]{6}\b|\b[A-Z][a-z]{2,8} \d\d?\b/g;

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
