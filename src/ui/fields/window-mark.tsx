import type { WindowWord } from '@shared/visits/open-windows';

const shapes = { open: '○', tight: '◐', taken: '●' } as const satisfies Record<WindowWord, string>;

const names = { open: 'Open', tight: 'Nearly full', taken: 'Taken' } as const;

/** After the name of a day. */
export const dayEndings = { open: undefined, tight: 'nearly full', taken: 'full' } as const;

export function WindowShape({ word }: { word: WindowWord }) {
  return <span aria-hidden>{shapes[word]} </span>;
}

/** As high without a word, so that one that comes late moves nothing. */
export function WindowMark({ word }: { word: WindowWord | undefined }) {
  if (!word) return '\u00a0';
  return (
    <>
      <WindowShape word={word} />
      {names[word]}
    </>
  );
}
