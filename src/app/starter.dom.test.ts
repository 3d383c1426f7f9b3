import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let finishDecoding: () => void;

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] });
  document.body.innerHTML = `
    <img fetchpriority="high" alt="">
    <form><button type="button">Back</button><button value="step 1"><b>Send</b></button></form>
    <script type="application/json" id="code">["/assets/main.js","/assets/page.js"]</script>`;
  const decoded = new Promise<void>((resolve) => (finishDecoding = resolve));
  const picture = document.querySelector('img');
  if (picture) picture.decode = () => decoded;
  await import('./starter');
});

afterEach(() => globalThis.takeEarlyPress?.());

const asked = () =>
  [...document.head.querySelectorAll('link[rel=modulepreload], script[type=module]')].map(
    (tag) => tag.getAttribute('href') ?? tag.getAttribute('src'),
  );

function submit() {
  const event = new Event('submit', { bubbles: true, cancelable: true });
  document.forms[0]?.dispatchEvent(event);
  return event.defaultPrevented;
}

test('requests scripts once, when the first picture is decoded', async () => {
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked()).toEqual([]);
  finishDecoding();
  await vi.advanceTimersByTimeAsync(100);
  expect(asked()).toEqual(['/assets/page.js', '/assets/main.js']);
  document.querySelector('button')?.click();
  expect(asked()).toHaveLength(2);
});

test('requests scripts at the first touch, without waiting for the picture', () => {
  window.dispatchEvent(new Event('pointerdown'));
  expect(asked()).toHaveLength(2);
});

test('waits at most six seconds for a picture that does not arrive', async () => {
  await vi.advanceTimersByTimeAsync(5900);
  expect(asked()).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(asked()).toHaveLength(2);
});

test('until the code arrives, forms do not submit and the last pressed button is kept', () => {
  const [back, send] = document.querySelectorAll('button');
  back?.click();
  document.querySelector('b')?.click();
  if (send) send.value = 'changed since';
  expect(submit()).toBe(true);
  expect(globalThis.takeEarlyPress?.()).toEqual({ button: send, value: 'step 1' });
  back?.click();
  expect(globalThis.takeEarlyPress?.()?.button).toBe(send);
  expect(submit()).toBe(false);
});

test.each(['online', 'click'])(
  'requests an entry that failed to load again, under another address: %s',
  (event) => {
    window.dispatchEvent(new Event('pointerdown'));
    document.head.querySelector('script')?.dispatchEvent(new Event('error'));
    expect(asked()).toHaveLength(2);
    window.dispatchEvent(new Event(event));
    expect(asked().at(-1)).toBe('/assets/main.js?try=2');
  },
);
