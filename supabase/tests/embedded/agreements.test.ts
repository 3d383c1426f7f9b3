import fc from 'fast-check';
import { afterAll, test, vi } from 'vitest';
import { anyBeginning, stepsToBeginning } from './model/beginnings.ts';
import { checkEnd } from './model/end-invariants.ts';
import { play } from './model/play.ts';
import { startSite } from './model/site.ts';
import { checkStep } from './model/step-invariants.ts';
import { type Step, anySequence } from './model/steps.ts';
import { createWorld } from './model/world.ts';

/*
 * Random sequences of what everybody can do, over the real handlers and migrations. The numbers in the messages are
 * those of docs/trust.md. A failure prints the shortest sequence that fails, for REPLAY='[...]'. SEQUENCES=10000
 * SEED=1 npx vitest run --project database agreements
 */
const { SEQUENCES = '24', SEED = '20261121', REPLAY } = process.env;
/** A Friday morning in Denver, two days before its clocks change. */
const start = new Date('2026-10-30T16:00:00Z');

const site = await startSite();
vi.useFakeTimers({ toFake: ['Date'], now: start });
afterAll(async () => {
  // the next test file runs in this process
  vi.useRealTimers();
  await site.stop();
});

let sequences = 0;
const counts = { presses: 0, mails: 0 };

async function playSequence(beginning: string, steps: readonly Step[]): Promise<void> {
  sequences += 1;
  vi.setSystemTime(start);
  await site.reset(sequences);
  const world = createWorld(site);
  for (const step of [...stepsToBeginning(beginning), ...steps]) {
    await play(world, step);
    await checkStep(world);
  }
  await checkEnd(world);
  counts.presses += world.presses.size;
  counts.mails += site.provider.delivered.length;
}

test(
  `${SEQUENCES} random sequences keep what owner and operator agreed`,
  { timeout: 14_400_000 },
  async () => {
    if (REPLAY) {
      const [beginning, steps]: [string, Step[]] = JSON.parse(REPLAY);
      return playSequence(beginning, steps);
    }
    const options = { numRuns: Number(SEQUENCES), seed: Number(SEED) };
    await fc.assert(fc.asyncProperty(anyBeginning, anySequence, playSequence), options);
    console.log(`${SEQUENCES} sequences: ${counts.presses} changes, ${counts.mails} mails`);
  },
);
