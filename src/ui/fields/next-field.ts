import type { KeyboardEvent } from 'react';

/**
 * For `onKeyDown` of a form: Return in a field leads to the next question, as the key of a phone's keyboard says, and
 * sends nothing.
 */
export function toNextField(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, currentTarget, nativeEvent } = event;
  if (key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const fields = [
    ...currentTarget.querySelectorAll<HTMLElement>('input, textarea, [type=submit]'),
  ].filter((field) => field.tabIndex >= 0 && field.getClientRects().length > 0);
  const isOther = (field: HTMLElement) =>
    !(field instanceof HTMLInputElement && field.type === 'radio' && field.name === target.name);
  fields
    .slice(fields.indexOf(target) + 1)
    .find(isOther)
    ?.focus();
}
