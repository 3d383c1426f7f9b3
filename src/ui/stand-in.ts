/** What a visitor types or chooses in. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a visitor can focus, press or open. */
export type Control = Field | HTMLAnchorElement | HTMLButtonElement | HTMLDetailsElement;

/**
 * The control that has taken the place of one that is gone: same kind, name, address and words.
 * `value` is that of a choice.
 */
export function standIn(gone: HTMLElement, value = ''): Control | undefined {
  const isChoice = 'type' in gone && /^(checkbox|radio)$/.test(String(gone.type));
  const isSame = (own: Control) =>
    own.getAttribute('name') === gone.getAttribute('name') &&
    own.getAttribute('type') === gone.getAttribute('type') &&
    own.getAttribute('href') === gone.getAttribute('href') &&
    (!isChoice || own.getAttribute('value') === value) &&
    (gone.localName !== 'button' || own.textContent === gone.textContent);
  return [...document.querySelectorAll<Control>(gone.localName)].find(isSame);
}

/** Gives the focus back that went to the body when the control that had it was replaced. */
export function keepFocus(gone: HTMLElement, value?: string): void {
  if (gone.isConnected || document.activeElement !== document.body) return;
  standIn(gone, value)?.focus({ preventScroll: true });
}
