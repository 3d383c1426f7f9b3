import * as z from 'zod/mini';
import { newId } from './new-id';

/** The draft keeps what was last sent, and with which ids; it may or may not be stored. */
export const attemptSchema = z.object({ content: z.string(), ids: z.array(z.string()) });

export type Attempt = z.infer<typeof attemptSchema>;

/**
 * The same content gets the same ids for its rows, so a repeated request never makes a second row. Changed content gets
 * new ids, so an edit after an unclear failure is never dropped.
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
