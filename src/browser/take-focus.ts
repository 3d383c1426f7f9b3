/** A ref for what takes the place of a button that was pressed, or of a form that was sent: focus follows. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
