import fc from 'fast-check';
import { expect, test } from '../../support/fixtures';
import { walk, walkThrough } from '../../support/forms/booking-walk';

// `TESTS=all WALKS=5000 npx playwright test -c e2e/playwright.config.ts booking-walks` is the long run of docs/trust.md.
const walks = Number(process.env.WALKS ?? 50);
const seed = Number(process.env.SEED ?? 20261123);
const walksPerTest = 25;
const parts = Math.ceil(walks / walksPerTest);

// A small window draws faster.
test.use({ deviceScaleFactor: 1 });

for (let part = 0; part < parts; part += 1) {
  test(
    `the booking form responds to every random act, part ${part + 1}`,
    { tag: '@night' },
    async ({ page, expectedInConsole }) => {
      test.setTimeout(300_000);
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      // Tab could lead into the map, which belongs to another company.
      expectedInConsole.push(/net::ERR_ABORTED/);
      let network = 0;
      await fc.assert(
        fc.asyncProperty(walk, async (acts) => {
          // The database limits each address, so each walk has its own.
          network += 1;
          await page.context().setExtraHTTPHeaders({
            'cf-connecting-ip': `10.${20 + (part >> 8)}.${part & 255}.${network}`,
          });
          await walkThrough(page, acts);
          expect(errors).toEqual([]);
        }),
        {
          numRuns: walksPerTest,
          seed: seed + part,
          endOnFailure: Boolean(process.env['CI']),
          interruptAfterTimeLimit: 280_000,
          markInterruptAsFailure: true,
        },
      );
    },
  );
}
