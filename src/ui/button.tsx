import type { ComponentProps } from 'react';
import { classNames } from './class-names';

type ButtonProps = ComponentProps<'button'> & ButtonStyle & { isBusy?: boolean };

export function Button({ variant, size, isBusy, className, ...button }: ButtonProps) {
  return (
    <button
      type="button"
      aria-busy={isBusy || undefined}
      disabled={isBusy}
      {...button}
      className={classNames(buttonStyle({ variant, size }), className)}
    />
  );
}

const base =
  'inline-flex cursor-pointer items-center justify-center gap-2 max-w-full rounded-full text-center font-semibold text-balance wrap-normal transition-[background-color,color,border-color,box-shadow,transform,opacity] duration-150 ease-out active:translate-y-px disabled:cursor-not-allowed disabled:opacity-55 aria-busy:cursor-progress forced-colors:border';

const variants = {
  default: 'bg-dusk text-white hover:bg-plum hover:shadow-lift',
  // The first action of a header or closing band is light on dusk, accent on paper.
  hero: 'bg-accent text-white shadow-lift hover:bg-accent-deep in-[.on-dark]:bg-paper in-[.on-dark]:text-dusk in-[.on-dark]:hover:bg-white',
  accent: 'bg-accent text-white shadow-lift hover:bg-accent-deep',
  destructive: 'bg-danger text-white hover:bg-danger-deep',
  outline: 'border-2 border-current bg-transparent hover:bg-dusk/6',
  secondary: 'bg-accent-soft text-accent-deep hover:bg-peach/60',
  ghost: 'bg-transparent hover:bg-dusk/7',
  link: 'rounded-md text-accent-deep underline decoration-1 underline-offset-4 hover:decoration-2',
  sticky: 'w-full bg-accent text-white hover:bg-accent-deep',
} as const;

const sizes = {
  default: 'min-h-11 px-[min(1.25rem,5vw)] py-2.5',
  sm: 'min-h-11 px-4 py-2 text-[0.95rem] md:min-h-9 md:py-1.5',
  /** For one hand in a van: 48 px on every screen. */
  thumb: 'min-h-12 px-4 py-2 text-[0.95rem]',
  lg: 'min-h-13 px-[min(1.75rem,7vw)] py-3 text-lg',
  icon: 'size-11 p-0',
} as const;

export type ButtonStyle = {
  variant?: keyof typeof variants | undefined;
  size?: keyof typeof sizes | undefined;
};

export function buttonStyle({ variant = 'default', size = 'default' }: ButtonStyle = {}): string {
  return classNames(base, variants[variant], sizes[size]);
}
