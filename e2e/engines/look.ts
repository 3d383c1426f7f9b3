type Part = {
  readonly selector: string;
  /** Matches an accessible name or its beginning, or the text, all of it or the element's own. */
  readonly how: 'is' | 'begins' | 'says' | 'writes';
  readonly words: string;
  readonly number?: number;
};

export type Target = readonly Part[];

const by =
  (selector: string, how: Part['how']) =>
  (words = ''): Target => [{ selector, how, words }];
export const button = by('button', 'is');
export const buttonThatBegins = by('button', 'begins');
export const link = by('a[href]', 'is');
export const field = by('input, textarea, select', 'begins');
export const choice = by('label:has(input:enabled)', 'begins');
export const group = by('fieldset', 'begins');
export const heading = by('h1, h2, h3', 'begins');
export const region = by('section, nav, [role=region]', 'begins');
export const output = by('output', 'begins');
export const slider = by('[type=range]', 'begins');
export const fold = by('summary', 'begins');
export const article = by('article', 'says');
export const listItem = by('li', 'says');
export const alert = by('[role=alert]', 'says');
export const text = by('body *', 'writes');

export const nth = (target: Target, number: number): Target =>
  target.map((part, index) => (index === target.length - 1 ? { ...part, number } : part));

export type Found = {
  readonly text: string;
  readonly value: string;
  readonly address: string;
  readonly hasFocus: boolean;
  /** Pixels from the edges of the window. */
  readonly left: number;
  readonly width: number;
  readonly middle: number;
  /** Covered by a toast or the banner, it cannot be pressed yet. */
  readonly isCovered: boolean;
};

/**
 * The first element is brought to the middle, clicked as Safari does, without a focus, or set, as the date picker of a
 * device does, which no driver can open.
 */
export type Act = 'nothing' | 'scroll' | 'click' | { readonly pick: string };

export type Sought = { readonly target: Target; readonly act: Act };

/** Runs in the page, so whatever it uses stands in it. Returns what is in sight of the target. */
export function look({ target, act }: Sought): Found[] {
  const clean = (words = '') => words.replaceAll(/\s+/g, ' ').trim();
  const readName = (element: Element) => {
    const labelId = element.getAttribute('aria-labelledby') ?? '';
    const label =
      document.getElementById(labelId) ??
      element.querySelector(':scope > legend') ??
      document.querySelector(`label[for="${element.id}"]`) ??
      element;
    return element.getAttribute('aria-label') ?? clean(label.textContent);
  };
  const isMeant = (element: Element, { how, words }: Part) => {
    if (element.getClientRects().length === 0) return false;
    if (how === 'is') return readName(element) === words;
    if (how === 'begins') return readName(element).startsWith(words);
    if (how === 'says') return clean(element.textContent).includes(words);
    return [...element.childNodes].some(
      (node) => node instanceof Text && clean(node.data).includes(words),
    );
  };

  let elements: HTMLElement[] = [];
  for (const [depth, part] of target.entries()) {
    elements = (depth === 0 ? [document] : elements)
      .flatMap((outer) => [...outer.querySelectorAll<HTMLElement>(part.selector)])
      .filter((element) => isMeant(element, part))
      .filter((_, index) => part.number === undefined || index === part.number - 1);
  }
  const [first] = elements;
  if (act === 'scroll') first?.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (act === 'click') first?.click();
  if (typeof act === 'object') {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(first, act.pick);
    first?.dispatchEvent(new Event('input', { bubbles: true }));
  }
  return elements.map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const middle = top + height / 2;
    return {
      text: clean(element.innerText),
      value: 'value' in element ? String(element.value) : '',
      address: element.getAttribute('href') ?? '',
      hasFocus: element.contains(document.activeElement),
      left,
      width,
      middle,
      isCovered: !element.contains(document.elementFromPoint(left + width / 2, middle)),
    };
  });
}
