export type TestCounts = { passed: number; failed: number };

/** Counts from Vitest's JSON report. A skipped test is a failed one: nothing may be left out. */
export function vitestCounts(report: string): TestCounts {
  const { numPassedTests, numTotalTests }: Record<string, number> = JSON.parse(report);
  return counts(numPassedTests, numTotalTests);
}

/** Counts from Playwright's JSON report; skipped and flaky tests are failed ones. */
export function playwrightCounts(report: string): TestCounts {
  const { stats }: { stats: Record<string, number> } = JSON.parse(report);
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats;
  return { passed: expected, failed: unexpected + flaky + skipped };
}

/** Counts from the closing lines of `deno test`, one a function: `ok | 12 passed | 0 failed`. */
export function denoCounts(output: string): TestCounts {
  const lines = output.matchAll(/\| (\d+) passed.*?\| (\d+) failed(?: \| (\d+) ignored)?/g);
  return [...lines].reduce(
    (sum, [, passed, failed, ignored = '0']) => ({
      passed: sum.passed + Number(passed),
      failed: sum.failed + Number(failed) + Number(ignored),
    }),
    { passed: 0, failed: 0 },
  );
}

/** Without Chromium most is untested, which is no success unless somebody wanted it so. */
export function exitStatus(failed: number, hasChromium: boolean, noInstall = ''): 0 | 1 | 2 {
  if (failed > 0) return 1;
  return hasChromium || noInstall ? 0 : 2;
}

function counts(passed = 0, total = 0): TestCounts {
  return { passed, failed: total - passed };
}
