import type { Locator, Page } from 'playwright/test';
import { expect, test, waitForHydration } from '../../support/fixtures';
import { addOnsTotal, readPrices } from '../../support/price-list';

// Makes choices at random moments while the page loads. `LOADS` per page; `SEED` repeats a run.
const loads = Number(process.env.LOADS ?? 6);
const seed = Number(process.env.SEED ?? 20261122);

// Milliseconds during which the test chooses, by how many times slower the processor is.
const speeds = [
  { rate: 1, period: 1500 },
  { rate: 4, period: 3000 },
] as const;

type Random = () => number;
type Act = (page: Page, random: Random) => Promise<void>;

/** mulberry32: numbers from 0 to 1 that a seed repeats. */
function randomFrom(start: number): Random {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** By a real pointer, or as assistive technology does. */
const press = (target: Locator, random: Random) =>
  random() < 0.5 ? target.click() : target.evaluate((element: HTMLElement) => element.click());

const pickPetType = (random: Random) => (random() < 0.5 ? 'dog' : 'cat');

const card = (page: Page, field: string, value: string) =>
  page.locator('label').filter({ has: page.locator(`[name="${field}"][value="${value}"]`) });
const choose =
  (field: string, value: string): Act =>
  (page, random) =>
    press(card(page, field, value), random);

async function typeName(page: Page) {
  await page.getByLabel('Pet’s name').click();
  await page.keyboard.type('Biscuit', { delay: 40 });
}

const chooseExtra: Act = async (page, random) => {
  await page
    .getByText(/^Add-ons/)
    .first()
    .click();
  await choose('pets.0.addOns', 'nail-grinding')(page, random);
};

const addPet: Act = (page, random) =>
  press(page.getByRole('button', { name: 'Add another pet' }), random);

async function chooseWhileLoading(
  page: Page,
  path: string,
  choices: readonly Act[],
  random: Random,
) {
  const client = await page.context().newCDPSession(page);
  const { rate, period } = speeds[random() < 0.5 ? 0 : 1];
  await client.send('Emulation.setCPUThrottlingRate', { rate });
  await page.goto(path, { waitUntil: 'commit' });
  const start = Date.now();
  const moments = choices.map(() => random() * period).sort((a, b) => a - b);
  for (const [index, act] of choices.entries()) {
    const rest = Math.max(0, (moments[index] ?? 0) - (Date.now() - start));
    await new Promise((resolve) => setTimeout(resolve, rest));
    await act(page, random);
  }
  await waitForHydration(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
}

const draft = (page: Page) =>
  page.evaluate(() => {
    const kept: { draft?: unknown } = JSON.parse(localStorage.getItem('booking-draft') ?? '{}');
    return kept.draft;
  });

test(
  '/booking keeps each entry that is made while it loads, once',
  { tag: '@night' },
  async ({ page }) => {
    test.setTimeout(30_000 + loads * 15_000);
    for (let load = 0; load < loads; load += 1) {
      const random = randomFrom(seed + load);
      const petType = pickPetType(random);
      await page.goto('/faq');
      await page.evaluate(() => localStorage.removeItem('booking-draft'));
      const choices = [
        // before the kind of pet: a cat is offered no Full Groom
        choose('pets.0.service', 'full-groom'),
        choose('pets.0.petType', petType),
        typeName,
        chooseExtra,
        addPet,
      ];
      await chooseWhileLoading(page, '/booking', choices, random);
      const run = `load ${load} of seed ${seed}`;
      await expect
        .poll(() => draft(page), run)
        .toMatchObject({
          pets: [
            { petName: 'Biscuit', petType, service: 'full-groom', addOns: ['nail-grinding'] },
            { petName: '' },
          ],
        });
      await expect(page.getByRole('region', { name: /^Pet \d$/ }), run).toHaveCount(2);
      await expect(page.locator('[name="pets.0.petName"]'), run).toHaveValue('Biscuit');
      for (const value of [petType, 'full-groom', 'nail-grinding']) {
        await expect(page.locator(`[name^="pets.0."][value="${value}"]`), run).toBeChecked();
      }
    }
  },
);

test(
  '/services keeps each choice that is made while it loads, once',
  { tag: '@night' },
  async ({ page, request }) => {
    const { large } = await readPrices(request, 'full-groom');
    const estimate = large + addOnsTotal('nail-grinding', 'deshedding');
    test.setTimeout(30_000 + loads * 15_000);
    for (let load = 0; load < loads; load += 1) {
      const random = randomFrom(seed + 1000 + load);
      const acts = [
        choose('service', 'full-groom'),
        choose('size', 'large'),
        choose('addons', 'nail-grinding'),
        choose('addons', 'deshedding'),
      ];
      await chooseWhileLoading(page, '/services', acts, random);
      const run = `load ${load} of seed ${seed}`;
      for (const value of ['full-groom', 'large', 'nail-grinding', 'deshedding']) {
        await expect(page.locator(`[value="${value}"]`), run).toBeChecked();
      }
      const total = page.getByRole('status', { name: 'Total' });
      await expect(total, run).toHaveText(`$${estimate}`);
    }
  },
);
