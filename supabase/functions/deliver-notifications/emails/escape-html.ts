const oneWord = /\d[\d:]*(?:-\d+)? (?:AM|PM)\b|\b[A-Z]{2}-[0-9A-Z]{6}\b/g;

/** Keeps a time and its AM or PM on one line, and a reference. */
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
