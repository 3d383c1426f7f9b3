import type { ComponentProps } from 'react';
import { classNames } from './class-names';

const tones = {
  good: 'bg-spruce-soft text-spruce',
  care: 'bg-amber-soft text-amber',
  bad: 'bg-danger-soft text-danger-deep',
  plain: 'bg-accent-soft text-dusk',
} as const;

type NoticeProps = ComponentProps<'div'> & { tone: keyof typeof tones };

export function Notice({ tone, className, ...panel }: NoticeProps) {
  return (
    <div
      {...panel}
      className={classNames('rounded-control px-4 py-3 leading-snug', tones[tone], className)}
    />
  );
}
