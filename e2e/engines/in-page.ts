// These run in the page, so they can only use their argument.

/**
 * The first match of an XPath that nothing covers, scrolled to the middle. Takes two looks at least:
 * while the page scrolls, a press would miss it.
 */
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
    // covered by a toast or the banner, it cannot be pressed yet
    const topElement = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!element.contains(topElement)) continue;
    const place = `${target} ${left} ${top}`;
    const rests = Reflect.get(window, 'lastPlace') === place;
    Reflect.set(window, 'lastPlace', place);
    return rests ? element : undefined;
  }
  return undefined;
}

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

export function readValue(target: string): string | undefined {
  const kind = XPathResult.FIRST_ORDERED_NODE_TYPE;
  const field = document.evaluate(target, document, null, kind, null).singleNodeValue;
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    ? field.value
    : undefined;
}

/** Where a link leads: a driver has no messages to open. */
export function readAddress(target: string): string | undefined {
  const kind = XPathResult.FIRST_ORDERED_NODE_TYPE;
  const link = document.evaluate(target, document, null, kind, null).singleNodeValue;
  return link instanceof HTMLAnchorElement ? link.href : undefined;
}

/** Sets a field like a device's date picker, which no driver can open. Takes `value target`. */
export function pickValue(picked: string): void {
  const space = picked.indexOf(' ');
  const kind = XPathResult.FIRST_ORDERED_NODE_TYPE;
  const target = picked.slice(space + 1);
  const field = document.evaluate(target, document, null, kind, null).singleNodeValue;
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(field, picked.slice(0, space));
  field?.dispatchEvent(new Event('input', { bubbles: true }));
}

export function hasFocus(target: string): boolean {
  const kind = XPathResult.FIRST_ORDERED_NODE_TYPE;
  const found = document.evaluate(target, document, null, kind, null).singleNodeValue;
  return found?.contains(document.activeElement) ?? false;
}

/** Like Safari: a pressed button does not get the focus. */
export function pressWithoutFocus(target: string): void {
  const kind = XPathResult.FIRST_ORDERED_NODE_TYPE;
  const found = document.evaluate(target, document, null, kind, null).singleNodeValue;
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  if (found instanceof HTMLElement) found.click();
}
