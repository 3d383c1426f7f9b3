import { expect, test, vi } from 'vitest';
import { starter } from './starter';

// A page whose first picture never comes.
vi.useFakeTimers();
document.body.innerHTML = `
  <img fetchpriority="high" alt="">
  <script type="application/json" id="code">["/assets/main.js"]</script>`;
const picture = document.querySelector('img') ?? new Image();
picture.decode = () => new Promise(() => undefined);
new Function(starter)();

const asked = () => document.head.querySelectorAll('script[type=module]').length;

test('a picture that does not come holds the scripts up for six seconds', async () => {
  await vi.advanceTimersByTimeAsync(5900);
  expect(asked()).toBe(0);
  await vi.advanceTimersByTimeAsync(300);
  expect(asked()).toBe(1);
});
