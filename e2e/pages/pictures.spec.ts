import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures';
import { templates, waitForPictures } from '../support/picture-pages';

// With one device pixel per CSS pixel the browser takes the next larger file: the hardest case.
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
