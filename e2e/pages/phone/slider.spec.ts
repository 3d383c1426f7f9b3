import { expect, test } from '../../support/fixtures';
import { waitForPictures } from '../../support/picture-pages';

test('the slider stacks two pictures, and follows keys and a finger', async ({ page }) => {
  await page.goto('/gallery/transformation/labradoodle-cherry-creek');
  await waitForPictures(page);
  const slider = page.getByRole('slider');
  const frame = slider.locator('..');
  const before = frame.getByRole('img').first();
  const after = frame.getByRole('img').nth(1);
  expect(await after.boundingBox()).toEqual(await before.boundingBox());
  for (const image of [before, after]) {
    await expect(image).toHaveAttribute('width', '1200');
    await expect(image).toHaveAttribute('height', '1200');
  }
  const width = (image: typeof before) =>
    image.evaluate((element: HTMLImageElement) => /-(\d+)\.avif$/.exec(element.currentSrc)?.[1]);
  expect(await width(after)).toBe(await width(before));

  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '37% before, 63% after');

  const box = await slider.boundingBox();
  const pointAt = (share: number) => [
    { x: (box?.x ?? 0) + (box?.width ?? 0) * share, y: (box?.y ?? 0) + 60 },
  ];
  const finger = await page.context().newCDPSession(page);
  await finger.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: pointAt(0.5),
  });
  for (const share of [0.4, 0.3, 0.2]) {
    await finger.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: pointAt(share),
    });
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect
    .poll(async () => Math.abs(Number(await slider.inputValue()) - 20))
    .toBeLessThanOrEqual(2);
  const edge = () => frame.evaluate(({ style }) => style.getPropertyValue('--split'));
  expect(await edge()).toBe(`${await slider.inputValue()}%`);
});
