/** Ref callback that focuses the element replacing a clicked button or a sent form. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
