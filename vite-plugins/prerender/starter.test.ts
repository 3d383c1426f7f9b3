import { expect, test } from 'vitest';
import { starter } from './starter';

// One served page, in which the inline script runs once.
document.body.innerHTML = `
  <div id="root" data-waiting>
    <img fetchpriority="high" alt="">
    <a href="#x">Link</a>
    <form><input name="zip"><button type="button">Send</button></form>
  </div>
  <script type="application/json" id="code">["/assets/main.js","/assets/frame.js"]</script>`;
let finishDecoding: (() => void) | undefined;
const picture = document.querySelector('img') ?? new Image();
picture.decode = () => new Promise((resolve) => (finishDecoding = resolve));
new Function(starter)();

const root = document.querySelector('#root');
const addresses = () =>
  [...document.head.querySelectorAll('link[rel=modulepreload], script[type=module]')].map(
    (tag) => tag.getAttribute('href') ?? tag.getAttribute('src'),
  );
const takeKept = () =>
  globalThis.earlyInput?.splice(0).map(({ type, control }) => `${type} ${control.localName}`);
const press = (name: string) => root?.querySelector<HTMLElement>(name)?.click();

/** Whether the page kept the browser from sending its form. */
function isSendingPrevented() {
  const event = new Event('submit', { bubbles: true, cancelable: true });
  root?.querySelector('form')?.dispatchEvent(event);
  return event.defaultPrevented;
}

test('scripts are asked for when the first pictures are there, the entry as a module, and once', async () => {
  window.dispatchEvent(new Event('load'));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(addresses()).toEqual([]);
  finishDecoding?.();
  await expect.poll(addresses).toEqual(['/assets/frame.js', '/assets/main.js']);
  press('button');
  expect(addresses()).toHaveLength(2);
  takeKept();
});

test('until the page answers, presses and entries are kept, and its forms are not sent', () => {
  press('a');
  root?.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
  press('button');
  expect(takeKept()).toEqual(['input input', 'click button']);
  expect(isSendingPrevented()).toBe(true);

  root?.removeAttribute('data-waiting');
  press('button');
  expect(takeKept()).toEqual([]);
  expect(isSendingPrevented()).toBe(false);
});
