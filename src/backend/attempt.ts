import * as z from 'zod/mini';

/** What was last sent, and with which ids; it may or may not be stored. Kept with the draft. */
export const attemptSchema = z.object({ content: z.string(), ids: z.array(z.string()) });

export type Attempt = z.infer<typeof attemptSchema>;

/**
 * Ids for the rows about to be sent. The same content gets the same ids, so a repeated request
 * never makes a second row. Changed content gets new ids, so an edit after an unclear failure is
 * never dropped.
 */
export function attemptFor(rows: readonly object[], last: Attempt | undefined): Attempt {
  const content = JSON.stringify(rows);
  if (last?.content === content) return last;
  return { content, ids: rows.map(newId) };
}

export function withIds<Row extends object>(rows: readonly Row[], { ids }: Attempt) {
  return rows.map((row, index) => {
    const id = ids[index];
    if (!id) throw new Error('Every row needs an id');
    return { ...row, id };
  });
}

/** A random UUID, version 4 (RFC 9562); `randomUUID` is missing on pages without TLS. */
export function newId(): string {
  if (window.isSecureContext) return crypto.randomUUID();
  const hex = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5');
}
