import { defineConfig, mergeConfig } from 'vitest/config';
import site from './vite.config.ts';

// `npm run test:all` sets it.
const testsEverything = process.env['TESTS'] === 'all';
// PostgREST might answer these differently from the stand-in, and some read plans. Elsewhere the embedded PostgreSQL
// says the same.
const restFiles = [
  'storing',
  'permissions',
  'error-answers',
  'column-limits',
  'newsletter',
  'rate-limit',
  'gateway',
  'query-plans',
];

const tests = defineConfig({
  test: {
    // The default leaves one core idle, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{src,vite-plugins}/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/*.{dom,dist}.test.ts'],
          setupFiles: ['src/testing/start-clock.ts', 'src/testing/oldest-browser.ts'],
          testTimeout: 60_000,
          // One process runs many files, since none of them leaves anything behind.
          isolate: false,
        },
      },
      {
        extends: true,
        // These files share a document and its modules, which take a second to make; `setup.ts` tidies up.
        test: {
          name: 'dom',
          environment: 'jsdom',
          isolate: false,
          include: ['src/**/*.test.tsx', '{src,vite-plugins}/**/*.dom.test.ts'],
          setupFiles: [
            'src/testing/start-clock.ts',
            'src/testing/oldest-browser.ts',
            'src/testing/setup.ts',
          ],
          env: { VITE_SUPABASE_ANON_KEY: 'sb_publishable_test' },
          testTimeout: 60_000,
          restoreMocks: true,
          unstubEnvs: true,
          unstubGlobals: true,
        },
      },
      {
        extends: true,
        // Reads dist, so a build must have run.
        test: {
          name: 'dist',
          environment: 'jsdom',
          include: ['src/**/*.dist.test.ts', 'scripts/**/*.dist.test.ts'],
          testTimeout: 60_000,
          // The built pages are parsed once for all files.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          environment: 'node',
          include: ['supabase/{tests,local}/**/*.test.ts'],
          exclude: [
            'supabase/tests/server/**',
            'supabase/tests/schema/query-plans.test.ts',
            // Starts processes, which keep the real time.
            ...(process.env['TEST_NOW'] ? ['supabase/tests/embedded/site.test.ts'] : []),
          ],
          globalSetup: 'supabase/tests/setup/embedded-setup.ts',
          setupFiles: ['src/testing/start-clock.ts', 'supabase/tests/setup/setup.ts'],
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        // The same contract on PostgreSQL and PostgREST, and what needs several connections.
        test: {
          name: 'server',
          environment: 'node',
          include: testsEverything
            ? ['supabase/tests/**/*.test.ts']
            : [
                `supabase/tests/*/{${restFiles.join()}}.test.ts`,
                'supabase/tests/server/**/*.test.ts',
                ...(process.env['TESTS'] === 'bench' ? ['supabase/tests/bench/*.bench.ts'] : []),
              ],
          // Virtual time and random faults say nothing about the server.
          exclude: [
            'supabase/tests/embedded/**',
            'supabase/tests/fault-schedules.test.ts',
            ...(process.env['TESTS'] ? [] : ['supabase/tests/server/flood.test.ts']),
          ],
          globalSetup: 'supabase/tests/setup/server-setup.ts',
          setupFiles: 'supabase/tests/setup/setup.ts',
          isolate: false,
          env: { DATABASE: 'server' },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});

export default defineConfig((started) => mergeConfig(site(started), tests));
