import { beforeAll } from 'vitest';

/*
 * `npm run test:long` sets TEST_NOW, such as 2026-12-31T23:59-07:00: each test file is loaded then, and its tests run a
 * minute later. The embedded database reads the same clock; a PostgreSQL server and other processes keep the real time.
 */
const { TEST_NOW } = process.env;

if (TEST_NOW) {
  const loaded = performance.now();
  let start = Date.parse(TEST_NOW);
  const now = () => Math.floor(start + performance.now() - loaded);
  Date.now = now;
  globalThis.Date = new Proxy(Date, {
    construct: (target, values, newTarget) =>
      Reflect.construct(target, values.length > 0 ? values : [now()], newTarget),
  });
  beforeAll(() => {
    start += 60_000;
  });
}
