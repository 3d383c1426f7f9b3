import type { ComponentProps } from 'react';
import { type ButtonStyle, buttonStyle } from './button-style';
import { classNames } from './class-names';

type ButtonProps = ComponentProps<'button'> & ButtonStyle & { isBusy?: boolean };

export function Button({ variant, size, isBusy, className, ...button }: ButtonProps) {
  const style = buttonStyle({ ...(variant && { variant }), ...(size && { size }) });
  return (
    <button
      type="button"
      aria-busy={isBusy || undefined}
      disabled={isBusy}
      {...button}
      className={classNames(style, className)}
    />
  );
}
