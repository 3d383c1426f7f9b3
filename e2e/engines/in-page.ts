// These functions run in the page: they know nothing but their argument.

/** The first element that an XPath names and nothing covers, brought to the middle of the window. */
export function findInSight(target: string): HTMLElement | undefined {
  const kind = XPathResult.ORDERED_NODE_SNAPSHOT_TYPE;
  const found = document.evaluate(target, document, null, kind, null);
  for (let index = 0; index < found.snapshotLength; index += 1) {
    const element = found.snapshotItem(index);
    if (!(element instanceof HTMLElement)) continue;
    const { width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0 || getComputedStyle(element).visibility !== 'visible') continue;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top } = element.getBoundingClientRect();
    // What a toast or the banner covers cannot be pressed yet.
    const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
    if (element.contains(onTop)) return element;
  }
  return undefined;
}

/** The visible texts of all elements that an XPath names. */
export function readTexts(target: string): string[] {
  const kind = XPathResult.ORDERED_NODE_SNAPSHOT_TYPE;
  const found = document.evaluate(target, document, null, kind, null);
  const elements = Array.from({ length: found.snapshotLength }, (_, index) =>
    found.snapshotItem(index),
  );
  return elements
    .filter((element) => element instanceof HTMLElement)
    .filter((element) => element.getClientRects().length > 0)
    .map((element) => element.innerText.trim());
}

/** The value of the first field that an XPath names. */
export function readValue(target: string): string | undefined {
  const kind = XPathResult.FIRST_ORDERED_NODE_TYPE;
  const field = document.evaluate(target, document, null, kind, null).singleNodeValue;
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    ? field.value
    : undefined;
}

/**
 * Sets the value of the first field that an XPath names, as the calendar of a device does, which no driver opens.
 * Takes both with a space between, the value first.
 */
export function pickValue(picked: string): void {
  const space = picked.indexOf(' ');
  const kind = XPathResult.FIRST_ORDERED_NODE_TYPE;
  const target = picked.slice(space + 1);
  const field = document.evaluate(target, document, null, kind, null).singleNodeValue;
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(field, picked.slice(0, space));
  field?.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Whether the first element that an XPath names has the focus, or holds what has it. */
export function hasFocus(target: string): boolean {
  const kind = XPathResult.FIRST_ORDERED_NODE_TYPE;
  const found = document.evaluate(target, document, null, kind, null).singleNodeValue;
  return found?.contains(document.activeElement) ?? false;
}

/** Presses the first element that an XPath names, as Safari does: no button has the focus afterward. */
export function pressWithoutFocus(target: string): void {
  const kind = XPathResult.FIRST_ORDERED_NODE_TYPE;
  const found = document.evaluate(target, document, null, kind, null).singleNodeValue;
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  if (found instanceof HTMLElement) found.click();
}
