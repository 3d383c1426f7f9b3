import {
  hoverSlide,
  nextSlideLabel,
  slideAfter,
  slideLabel,
  watchCarousel,
} from '../../support/carousel';
import { expect, test } from '../../support/fixtures';

test('the slides pause while the pointer is over them', { tag: '@night' }, async ({ page }) => {
  const start = await watchCarousel(page);
  await hoverSlide(page);
  await expect(await slideAfter(page, 9_000)).toHaveAttribute('aria-label', slideLabel(start));
  await page.mouse.move(1, 1);
  await expect(await slideAfter(page, 4_050)).toHaveAttribute('aria-label', nextSlideLabel(start));
});
