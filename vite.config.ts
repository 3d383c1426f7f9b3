import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defineConfig } from 'vitest/config';
import { displayFont } from './vite-plugins/display-font.ts';
import { libraryPatches } from './vite-plugins/library-patches.ts';
import { pictures } from './vite-plugins/pictures/pictures.ts';
import { prerender } from './vite-plugins/prerender/prerender.ts';
import { previewHost } from './vite-plugins/prerender/preview-host.ts';
import { socialImages } from './vite-plugins/social/social-images.ts';
import { indexNowKey } from './vite-plugins/index-now-key.ts';
import { productionCheck } from './vite-plugins/production-check.ts';
import { localSupabase } from './supabase/local/local-supabase.ts';

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    pictures(),
    displayFont(),
    localSupabase(),
    productionCheck(),
    indexNowKey(),
    libraryPatches(),
    socialImages(),
    prerender(),
    previewHost(),
  ],
  resolve: { tsconfigPaths: true },
  build: {
    target: browserslistToEsbuild(),
    // The pages name their scripts themselves, and browsers without this have ES modules all the same.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: {
        // No library counts on what happens when it reads a property and drops it.
        propertyReadSideEffects: false,
        // Records and what is made of them do nothing when they are loaded.
        moduleSideEffects: [{ test: /\/src\/(?:content|site|seo)\//, sideEffects: false }],
      },
      output: {
        codeSplitting: {
          groups: [
            { name: 'supabase-js', test: /node_modules\/@supabase\// },
            // The styles stay with the entry, which no other file imports: they are in every page,
            // and parts that share code with the frame would ask for them again.
            {
              name: 'frame',
              tags: ['$initial'],
              test: /^(?!.*(?:index\.html|main\.tsx|styles\.css)$)/,
            },
            // What several pages share comes in a few files, not in one for each set of pages that
            // share it: every request costs a slow phone some milliseconds. Large parts stay alone.
            { name: 'forms', test: /node_modules\/(?:@hookform|react-hook-form|zod)\// },
            {
              name: 'parts',
              test: /src\/(?:sections\/(?:book-or-browse|call-to-action|closing-note|first-steps|half-head|pet-slider)|ui\/(?:before-after|breadcrumbs|picture))/,
              minShareCount: 3,
            },
            {
              name: 'pieces',
              test: /src\/(?:ui|sections)\/(?!accordion|disclosures|before-after|before-your-visit|map-embed|pet-silhouette|ridge-line|smooth-path|appointment-ticket|page-band|faq-section|service-area-map|(?:choice|control|field|honeypot|select|text))|lucide-react/,
              minShareCount: 3,
            },
            {
              name: 'controls',
              test: /src\/(?:ui\/(?:choice|control|field|honeypot|select|text)|backend\/refused-column)/,
              minShareCount: 2,
            },
            {
              name: 'facts',
              test: /(?:functions\/_shared\/(?!add-ons|pet-sizes)[^/]+|src\/content\/(?:[^/]+|services\/(?:index|packages\/[^/]+)))\.ts/,
              // Not the pictures of records of which a list says only the name.
              includeDependenciesRecursively: false,
              minShareCount: 6,
            },
            {
              name: 'areas',
              test: /src\/(?:features\/zip-check|pages\/locations\/area-map)/,
              includeDependenciesRecursively: false,
              minShareCount: 2,
            },
            // The five are shown side by side.
            { name: 'neighborhood-pictures', test: /photos\/neighborhood-/, minShareCount: 2 },
            {
              name: 'prices',
              test: /src\/content\/quote|_shared\/(?:add-ons|pet-sizes)/,
              includeDependenciesRecursively: false,
              minShareCount: 2,
            },
            // What the booking form shares with the calculator and the pages of a visit.
            {
              name: 'request',
              test: /src\/(?:features\/booking\/(?:estimate|request-words)|ui\/pet-silhouette\/.*|browser\/(?:denver-time|use-now)|content\/booking-options)\.|_shared\/repeat-visits/,
              includeDependenciesRecursively: false,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  server: { port: 5173, strictPort: true },
  preview: { port: 4173, strictPort: true },
  test: {
    // The default leaves one core idle, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{src,vite-plugins}/**/*.test.ts', '.ci/**/*.test.ts'],
          exclude: ['**/*.{dom,dist}.test.ts'],
          testTimeout: 60_000,
          // One process for many files: none of them leaves anything behind.
          isolate: false,
        },
      },
      {
        extends: true,
        // A document for each of these costs half a second.
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx', '{src,vite-plugins}/**/*.dom.test.ts'],
          setupFiles: 'src/testing/setup.ts',
        },
      },
      {
        extends: true,
        // What the build wrote into dist, which must be there; its pictures are kept, so that a build
        // of a copy of this project takes seconds.
        test: {
          name: 'dist',
          environment: 'jsdom',
          include: ['src/**/*.dist.test.ts', '.ci/**/*.dist.test.ts'],
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
          exclude: ['supabase/tests/server/**'],
          globalSetup: 'supabase/tests/embedded-setup.ts',
          setupFiles: 'supabase/tests/setup.ts',
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
          include: ['supabase/tests/**/*.test.ts'],
          // Virtual time and random faults say nothing about the server.
          exclude: ['supabase/tests/embedded/**', 'supabase/tests/fault-schedules.test.ts'],
          globalSetup: 'supabase/tests/server-setup.ts',
          setupFiles: 'supabase/tests/setup.ts',
          isolate: false,
          env: { DATABASE: 'server' },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
