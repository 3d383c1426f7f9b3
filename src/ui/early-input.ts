type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What the inline script of the page has kept of what a visitor did before code could answer. */
export type EarlyInput = {
  readonly type: 'click' | 'focusin' | 'input';
  readonly control: Control;
  /** As the visitor left them: code that arrives later may have reset the control. */
  readonly value: string;
  readonly checked: boolean | undefined;
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
  keepFocus(ready.findLast(({ type }) => type === 'focusin'));
  for (const input of ready) repeat(input);
}

function repeat({ type, control, value, checked }: EarlyInput): void {
  const current = control.isConnected ? control : standIn(control, value);
  if (!current || type === 'focusin') return;
  if (type === 'click') current.click();
  else if (current instanceof HTMLInputElement && /^(checkbox|radio)$/.test(current.type))
    check(current, checked ?? false);
  else enter(current, value);
}

/** The control that has taken the place of one that is gone: same kind, same name, same words. */
function standIn(gone: Control, value: string): Control | undefined {
  return [...document.querySelectorAll<Control>(gone.localName)].find(
    ({ name, type, textContent, value: own }) =>
      name === gone.name &&
      type === gone.type &&
      (type !== 'radio' && type !== 'checkbox' ? true : own === value) &&
      (gone.localName !== 'button' || textContent === gone.textContent),
  );
}

/** A control that was replaced while it had the focus has lost it to the body. */
function keepFocus(last: EarlyInput | undefined): void {
  if (!last || last.control.isConnected || document.activeElement !== document.body) return;
  standIn(last.control, last.value)?.focus({ preventScroll: true });
}

/** React remembers what it last saw of a control, and is silent when an event brings nothing new. */
function check(control: HTMLInputElement, checked: boolean): void {
  control.checked = !checked;
  control.click();
}

function enter(control: Control, value: string): void {
  control.value = '';
  const prototype: unknown = Object.getPrototypeOf(control);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  const type = control instanceof HTMLSelectElement ? 'change' : 'input';
  control.dispatchEvent(new Event(type, { bubbles: true }));
}
