import type { Page } from 'playwright/test';
import { test } from '../support/fixtures';
import { templates, waitForPictures } from '../support/picture-pages';

// With one device pixel per CSS pixel the browser takes the next larger file: the hardest case.
test.use({ deviceScaleFactor: 1 });

for (const path of templates) {
  test(`fit of the pictures of ${path}`, async ({ page }) => {
    await page.goto(path);
    await waitForPictures(page);
    await page.locator('img').evaluateAll((images: HTMLImageElement[]) => {
      for (const image of images) image.loading = 'eager';
    });
    await waitForPictures(page);
    const all = await pictures(page);
    const tooSmall = all.filter(({ enlarged }) => enlarged > 2);
    // the browser reuses a larger file that is already loaded
    const needed = new Set(all.flatMap(({ file, tooMany }) => (tooMany <= 1.5 ? [file] : [])));
    const tooLarge = all.filter(({ file }) => !needed.has(file));
    console.info(`${path}: ${all.length} pictures`, JSON.stringify({ tooSmall, tooLarge }));
  });
}

/** With the file and the width at which all of it is drawn. */
function pictures(page: Page) {
  return page.locator('img').evaluateAll((images: HTMLImageElement[]) =>
    images.map((image) => {
      const { width, height } = image.getBoundingClientRect();
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
      };
    }),
  );
}
