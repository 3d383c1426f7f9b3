import { type Control, type Field, isChoice, isField, keepFocus, standIn } from './stand-in';

/** What the inline script of the page has kept of what a visitor did before code could answer. */
export type EarlyInput = {
  readonly type: 'click' | 'focusin' | 'input' | 'toggle';
  readonly control: Control;
  /** As the visitor left them: code that arrives later may have reset the control. */
  readonly value?: string | undefined;
  readonly checked?: boolean | undefined;
};

declare global {
  var earlyInput: EarlyInput[] | undefined;
}

/**
 * Marks a part of the page as able to answer, and does again, in order, what a visitor did in it
 * while it was not: what was typed is typed, what was pressed is pressed. Nested parts that still
 * wait keep theirs.
 */
export function answerEarlyInput(part: Element): void {
  part.removeAttribute('data-waiting');
  const kept = globalThis.earlyInput ?? [];
  const isWaiting = ({ control }: EarlyInput) => control.closest('[data-waiting]') !== null;
  globalThis.earlyInput = kept.filter(isWaiting);
  const ready = kept.filter((early) => !isWaiting(early));
  const lastFocus = ready.findLast(({ type }) => type === 'focusin');
  if (lastFocus) keepFocus(lastFocus.control, lastFocus.value);
  for (const input of ready) repeat(input);
}

function repeat({ type, control, value = '', checked }: EarlyInput): void {
  if (type === 'click' && isField(control)) {
    // The press of a label that was replaced before it reached its choice. What is still there, the
    // browser presses itself, and an input event tells of it.
    if (!control.isConnected && isChoice(control)) standIn(control, value)?.click();
    return;
  }
  const current = control.isConnected ? control : standIn(control, value);
  if (current instanceof HTMLButtonElement) current.click();
  else if (current instanceof HTMLAnchorElement) tellOfPress(current);
  else if (current instanceof HTMLDetailsElement) current.dispatchEvent(new Event('toggle'));
  else if (!current || type === 'focusin') return;
  else if (isChoice(current)) check(current, checked ?? false);
  else enter(current, value);
}

/** The browser has followed the link already; only code that watches links still has to know. */
function tellOfPress(link: HTMLAnchorElement): void {
  link.addEventListener('click', (event) => event.preventDefault(), { once: true });
  link.click();
}

/** React remembers what it last saw of a control, and is silent when an event brings nothing new. */
function check(control: Field, checked: boolean): void {
  if (!(control instanceof HTMLInputElement)) return;
  control.checked = !checked;
  control.click();
}

function enter(control: Field, value: string): void {
  control.value = '';
  const prototype: unknown = Object.getPrototypeOf(control);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  const type = control instanceof HTMLSelectElement ? 'change' : 'input';
  control.dispatchEvent(new Event(type, { bubbles: true }));
}
