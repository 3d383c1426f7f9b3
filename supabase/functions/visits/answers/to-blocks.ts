import { oneLine } from '../../_shared/http/safe-text.ts';
import type { DayBlock } from '../../_shared/visits/day-blocks.ts';

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
