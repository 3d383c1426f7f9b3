import { expect, test } from 'vitest';
import { denoCounts, exitStatus, playwrightCounts, vitestCounts } from './test-counts.ts';

test.each([
  { failed: 1, hasChromium: true, noInstall: '1', status: 1 },
  { failed: 0, hasChromium: true, noInstall: '', status: 0 },
  { failed: 0, hasChromium: false, noInstall: '1', status: 0 },
  { failed: 0, hasChromium: false, noInstall: '', status: 2 },
])('$failed failed, Chromium $hasChromium, NO_INSTALL "$noInstall" exits with $status', (run) => {
  expect(exitStatus(run.failed, run.hasChromium, run.noInstall)).toBe(run.status);
});

test('tests that a report leaves out count as failed', () => {
  const failed = { passed: 3, failed: 2 };
  expect(vitestCounts('{"numPassedTests":3,"numTotalTests":5}')).toEqual(failed);
  expect(playwrightCounts('{"stats":{"expected":3,"flaky":1,"skipped":1}}')).toEqual(failed);
  expect(denoCounts('ok | 2 passed | 0 failed\nok | 1 passed | 1 failed | 1 ignored')).toEqual(
    failed,
  );
});
