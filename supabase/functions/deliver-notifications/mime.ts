import type { Mail } from './mail.ts';

type Envelope = {
  /** Names the mail; the boundary is made of it too. */
  readonly id: string;
  readonly date: Date;
};

const encoder = new TextEncoder();

/** A mail as a file that mail programs open: MIME, two alternatives, CRLF, lines of 76 characters. */
export function toMime(mail: Mail, { id, date }: Envelope): string {
  const boundary = `=_${id}`;
  const host = mail.from.replace(/^.*@|>.*$/g, '');
  const lines = [
    `Date: ${date.toUTCString().replace('GMT', '+0000')}`,
    header('From', mail.from.replace(/^.*?(?=\s*<)/, encodedWords)),
    `To: ${mail.to}`,
    ...(mail.replyTo === undefined ? [] : [`Reply-To: ${mail.replyTo}`]),
    header('Subject', encodedWords(mail.subject)),
    `Message-ID: <${id}@${host}>`,
    'Auto-Submitted: auto-generated',
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative;\r\n boundary="${boundary}"`,
    '',
    ...part(boundary, 'text/plain', mail.text),
    ...part(boundary, 'text/html', mail.html),
    `--${boundary}--`,
    '',
  ];
  return lines.join('\r\n');
}

function part(boundary: string, type: string, content: string): string[] {
  return [
    `--${boundary}`,
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: quoted-printable',
    '',
    quotedPrintable(content),
  ];
}

/** A header with its lines broken at spaces, so that each has at most 76 characters (RFC 5322). */
function header(name: string, text: string): string {
  const lines: string[] = [];
  let current = `${name}:`;
  for (const word of text.split(' ')) {
    if (current.length + 1 + word.length > 76) {
      lines.push(current);
      current = '';
    }
    current += ` ${word}`;
  }
  return [...lines, current].join('\r\n');
}

/**
 * Header text by RFC 2047: as it is when it is plain, otherwise in encoded words, with spaces
 * between them that do not count, which never cut a character in two.
 */
export function encodedWords(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text) && !text.includes('=?')) return text;
  const words: string[] = [];
  let bytes: number[] = [];
  for (const character of text) {
    const next = encoder.encode(character);
    // 39 bytes are 52 characters of base64; 12 are around them, and a header's name before the first
    if (bytes.length + next.length > 39) {
      words.push(encodedWord(bytes));
      bytes = [];
    }
    bytes.push(...next);
  }
  return [...words, encodedWord(bytes)].join(' ');
}

function encodedWord(bytes: readonly number[]): string {
  return `=?UTF-8?B?${btoa(String.fromCharCode(...bytes))}?=`;
}

/** Text by RFC 2045: CRLF, at most 76 characters a line, nothing but plain characters. */
export function quotedPrintable(text: string): string {
  return text.split(/\r?\n/).map(quotedLine).join('\r\n');
}

function quotedLine(line: string): string {
  const lines: string[] = [];
  let current = '';
  for (const byte of encoder.encode(line)) {
    const isPlain = (byte >= 0x20 && byte <= 0x7e && byte !== 0x3d) || byte === 0x09;
    const next = isPlain ? String.fromCharCode(byte) : quotedByte(byte);
    if (current.length + next.length > 75) {
      lines.push(`${current}=`);
      current = '';
    }
    current += next;
  }
  // a space at the end of a line gets lost on the way
  const [space] = /[ \t]$/.exec(current) ?? [];
  if (space === undefined) return [...lines, current].join('\r\n');
  return [...lines, `${current.slice(0, -1)}=`, quotedByte(space.charCodeAt(0))].join('\r\n');
}

function quotedByte(byte: number): string {
  return `=${byte.toString(16).toUpperCase().padStart(2, '0')}`;
}
