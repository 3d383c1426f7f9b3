import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures';
import { templates, waitForPictures } from '../support/picture-pages';

/** With the file and the width at which all of it is drawn. */
function pictures(page: Page) {
  return page.locator('img').evaluateAll((images: HTMLImageElement[]) =>
    images.map((image) => {
      const { width, height, top } = image.getBoundingClientRect();
      // not `naturalWidth`, which depends on `sizes`
      const chosenWidth = /-(\d+)\.\w+$/.exec(image.currentSrc)?.[1];
      // small drawings have one width, given by their attribute
      const fileWidth = Number(chosenWidth ?? image.getAttribute('width'));
      const fileHeight = (fileWidth * image.naturalHeight) / image.naturalWidth;
      const sides = [width / fileWidth, height / fileHeight];
      const scale =
        getComputedStyle(image).objectFit === 'contain' ? Math.min(...sides) : Math.max(...sides);
      return {
        file: image.currentSrc.split('/').at(-1),
        enlarged: scale,
        tooMany: chosenWidth ? 1 / scale : 1,
        isBelow: top > window.innerHeight,
        loading: image.loading,
        reserves: image.width > 0 && image.height > 0 && image.hasAttribute('height'),
        priority: image.fetchPriority,
      };
    }),
  );
}

// With one device pixel per CSS pixel the browser takes the next larger file: the hardest case.
test.describe('at one pixel a point', () => {
  test.use({ deviceScaleFactor: 1 });

  for (const { path, first } of templates) {
    test(`the pictures of ${path} are as large as they are drawn, and wait their turn`, async ({
      page,
    }) => {
      await page.goto(path);
      await waitForPictures(page);
      const atFirst = await pictures(page);
      expect(atFirst.filter(({ priority }) => priority === 'high')).toHaveLength(first);
      expect(atFirst.filter(({ isBelow, loading }) => isBelow && loading !== 'lazy')).toEqual([]);
      expect(atFirst.filter(({ reserves }) => !reserves)).toEqual([]);

      await page.locator('img').evaluateAll((images: HTMLImageElement[]) => {
        for (const image of images) image.loading = 'eager';
      });
      await waitForPictures(page);
      const all = await pictures(page);
      expect(all.filter(({ enlarged }) => !(enlarged <= 2))).toEqual([]);
      // the browser reuses a larger file that is already loaded
      const needed = new Set(all.flatMap(({ file, tooMany }) => (tooMany <= 1.5 ? [file] : [])));
      expect(all.filter(({ file }) => !needed.has(file))).toEqual([]);
    });
  }
});

test.describe('the slider', () => {
  test.use({ hasTouch: true });

  test('has a name, two described pictures that lie on each other, and follows keys and a finger', async ({
    page,
  }) => {
    await page.goto('/gallery/transformation/labradoodle-cherry-creek');
    await waitForPictures(page);
    const slider = page.getByRole('slider', { name: 'Before and after: Maple, Labradoodle' });
    const frame = slider.locator('..');
    const before = frame.getByRole('img', { name: /^Maple before her groom: an apricot/ });
    const after = frame.getByRole('img', { name: /^Maple after her groom/ });
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
  });
});
