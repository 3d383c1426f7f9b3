import type { Lead } from './read-leads.ts';

export function toText({ kind, reference, status, sent, ...details }: Lead): string {
  const title = [kind.toUpperCase(), reference].filter(Boolean).join(' ');
  const facts = Object.entries(details).filter(([label]) => !label.endsWith('_at'));
  const width = Math.max(...facts.map(([label]) => label.length)) + 2;
  const lines = facts.flatMap(([label, value]) => {
    // for 80 columns; indented, so that nothing a stranger typed looks like a line of ours
    const parts =
      [value]
        .flat()
        .join('\n')
        .match(/.{1,69}(?:\s|$)|\S+\s?/gu) ?? [];
    return parts.map(
      (part, index) => `  ${(index === 0 ? label : '').padEnd(width)}${part.trimEnd()}`,
    );
  });
  return [`${title}, ${status}, sent ${sent}`, ...lines].join('\n');
}

/** What strangers typed must not steer the terminal or reverse the reading direction. */
export function escapeControls(text: string): string {
  return text.replace(
    /(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
