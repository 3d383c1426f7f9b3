import type { Page } from 'playwright/test';
import { addDays } from '../../supabase/functions/_shared/time/denver-time';
import {
  dayVisit,
  flu,
  waitingRequest,
} from '../../supabase/functions/_shared/visits/day-visit.fixture';
import { emptyDay } from '../../supabase/functions/_shared/visits/empty-day.fixture';
import { test } from '../support/fixtures';
import { slowDown } from '../support/slow-phone';
import { denverToday } from '../support/visits/open-days';
import { visitCalls } from '../support/visits/visit-pages';

function busyDay() {
  const dayAt = (days: number) => addDays(denverToday(), days);
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
  const visits = numbers(60).map((index) => {
    const time = `${String(8 + (index % 6) * 2).padStart(2, '0')}:00`;
    // Those of yesterday have Done at every hour.
    return dayVisit(dayAt(Math.floor(index / 6) - 1), time);
  });
  const waiting = numbers(20).map((index) => waitingRequest(`Pet ${index}`));
  const blocks = numbers(30).map((index) => ({
    ...flu,
    id: `block ${index}`,
    first: dayAt(index),
    last: dayAt(index),
  }));
  return { ...emptyDay, waiting, visits, blocks };
}

/** An answer that the test gives has no resource timing. */
function markArrival() {
  const ask = window.fetch;
  window.fetch = async (...call) => {
    const answer = await ask(...call);
    if (answer.url.endsWith('/functions/v1/visits')) performance.mark('arrived');
    return answer;
  };
}

/** Milliseconds from receiving the day to the frame that shows it. */
const measureDrawing = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const isDrawn = () => document.querySelectorAll('article').length === 90;
        const arrived = () => performance.getEntriesByName('arrived').at(-1)?.startTime ?? NaN;
        const look = () => {
          if (isDrawn()) setTimeout(() => resolve(performance.now() - arrived()));
          else requestAnimationFrame(look);
        };
        look();
      }),
  );

/** Milliseconds from a tap on the last Done to its question. */
const measureTap = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const done = [...document.querySelectorAll('button')].findLast(
          ({ textContent }) => textContent === 'Done',
        );
        const start = performance.now();
        done?.click();
        const look = () => {
          const asks = document.body.textContent.includes('A line to the customer');
          if (asks) setTimeout(() => resolve(performance.now() - start));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
  );

/** Other work of the machine only adds time, so the best of up to eight counts. */
async function measureBest(page: Page) {
  const best = { drawn: Infinity, tapped: Infinity };
  for (let round = 0; round < 8; round += 1) {
    // the day that the device keeps is drawn before any answer
    await page.evaluate(() => localStorage.removeItem('operator-day'));
    await page.reload({ waitUntil: 'commit' });
    await page.locator('body').waitFor();
    best.drawn = Math.min(best.drawn, await measureDrawing(page));
    best.tapped = Math.min(best.tapped, await measureTap(page));
  }
  return best;
}

test('60 visits, 20 requests and 30 blocks on a slow phone', async ({ page }) => {
  const json = { day: busyDay() };
  await page.route(visitCalls, (route) => route.fulfill({ json }));
  await page.addInitScript(markArrival);
  await page.goto('/operator');
  await page.locator('article').first().waitFor();
  await slowDown(page);
  const best = await measureBest(page);
  console.info('operator’s day, milliseconds:', JSON.stringify(best));
});
