import type { ReactNode } from 'react';
import { useOperator } from '../operator';
import { promiseWords } from './day-words';

type PromisedProps = { by: string; children?: ReactNode };

/** Until when an answer is promised, after `children`. */
export function Promised({ by, children }: PromisedProps) {
  const { text, isLate } = promiseWords(by, useOperator().now);
  return (
    <span
      className={`block text-[0.95rem] font-semibold tabular-nums ${isLate ? 'text-danger-deep' : 'text-spruce'}`}
    >
      {children}
      {text}
    </span>
  );
}
