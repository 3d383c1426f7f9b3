// Inlined into every page by the build, which names the page's scripts in `#code`, the entry first.
export {};

declare global {
  /** Ends the starter's stand-in behavior and returns the last click on a button. */
  var takeEarlyPress: (() => EarlyPress | undefined) | undefined;
}

/** `value` is the button's value when clicked, such as the step it leads on from. */
type EarlyPress = { readonly button: HTMLButtonElement; readonly value: string };

const maxWait = 6000;
const maxTries = 3;
const files: string[] = JSON.parse(document.getElementById('code')?.textContent ?? '[]');
const waiting = new AbortController();
let pressed: EarlyPress | undefined;
let tries = 0;

const options = { capture: true, signal: waiting.signal };
document.addEventListener('submit', (event) => event.preventDefault(), options);
document.addEventListener(
  'click',
  ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button) pressed = { button, value: button.value };
  },
  options,
);
// A reload of a later step of the booking form: the served first step stands aside.
if (Number(history.state?.usr?.step) > 1)
  document.getElementById('bringing-back')?.removeAttribute('hidden');

globalThis.takeEarlyPress = () => {
  waiting.abort();
  return pressed;
};

// Assistive technology sends a click without a pointer event.
for (const type of ['pointerdown', 'keydown', 'click', 'online']) {
  window.addEventListener(type, start, options);
}
void isPainted().then(start);

function start() {
  const [entry, ...others] = files.splice(0);
  if (!entry) return;
  for (const href of others) append('link', { rel: 'modulepreload', fetchPriority: 'low', href });
  tries += 1;
  append('script', {
    type: 'module',
    fetchPriority: 'low',
    // Some browsers remember that a URL failed to load.
    src: tries > 1 ? `${entry}?try=${tries}` : entry,
    onerror: () => retryLater(entry),
  });
}

/** Tries again on the next click or when the network returns. Finally only a reload helps, as after a deploy. */
function retryLater(entry: string) {
  if (tries < maxTries) files.push(entry);
  else if (!isReloaded()) window.location.reload();
}

function isReloaded() {
  const [pageLoad] = performance.getEntriesByType('navigation');
  return pageLoad instanceof PerformanceNavigationTiming && pageLoad.type === 'reload';
}

function isPainted() {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')];
  const decoded = pictures.map((picture) => picture.decode());
  const paint = new Promise<void>((resolve) => {
    if (!PerformanceObserver.supportedEntryTypes.includes('paint')) resolve();
    else new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
  });
  const painted = Promise.allSettled([paint, ...decoded]).then(nextFrame);
  return Promise.race([painted, new Promise((resolve) => setTimeout(resolve, maxWait))]);
}

function nextFrame() {
  return new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

function append<Name extends 'link' | 'script'>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
) {
  document.head.append(Object.assign(document.createElement(name), properties));
}
