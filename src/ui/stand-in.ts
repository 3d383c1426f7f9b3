/** What a visitor types or chooses in. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a visitor can focus, press or open. */
export type Control = Field | HTMLAnchorElement | HTMLButtonElement | HTMLDetailsElement;

/**
 * The control that has taken the place of one that is gone: same kind, name, address and words.
 * `value` is that of a choice.
 */
export function standIn(gone: HTMLElement, value = ''): Control | undefined {
  const isSame = (own: Control) =>
    own.getAttribute('name') === gone.getAttribute('name') &&
    own.getAttribute('type') === gone.getAttribute('type') &&
    own.getAttribute('href') === gone.getAttribute('href') &&
    (!isChoice(gone) || own.getAttribute('value') === value) &&
    (gone.localName !== 'button' || own.textContent === gone.textContent);
  return [...document.querySelectorAll<Control>(gone.localName)].find(isSame);
}

/** Whether a control is a checkbox or one of the answers of a question. */
export function isChoice(control: HTMLElement): boolean {
  return control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type);
}

/** Whether a visitor types or chooses in a control, rather than pressing or opening it. */
export function isField(control: Control): control is Field {
  return /^(input|select|textarea)$/.test(control.localName);
}

/** Gives the focus back that went to the body when the control that had it was replaced. */
export function keepFocus(gone: HTMLElement, value?: string): void {
  if (gone.isConnected || document.activeElement !== document.body) return;
  standIn(gone, value)?.focus({ preventScroll: true });
}
