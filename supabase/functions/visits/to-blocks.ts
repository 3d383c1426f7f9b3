import type { DayBlock } from '../_shared/day-blocks.ts';
import { oneLine } from '../_shared/safe-text.ts';

export function toBlocks(blocks: readonly DayBlock[]): DayBlock[] {
  return blocks.map(({ id, first, last, from, until, word }) => ({
    id,
    first,
    last,
    from,
    until,
    word: oneLine(word),
  }));
}
