import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { libraryPatches } from './src/prerender/library-patches.ts';
import { pictures } from './src/prerender/pictures/pictures.ts';
import { prerender } from './src/prerender/prerender.ts';
import { previewHost } from './src/prerender/preview-host.ts';
import { socialImages } from './src/prerender/social-images.ts';
import { indexNowKey } from './supabase/local/index-now-key.ts';
import { localSupabase } from './supabase/local/local-supabase.ts';
import { hasRealPostgres } from './supabase/tests/real-postgres.ts';

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    pictures(),
    localSupabase(),
    indexNowKey(),
    libraryPatches(),
    prerender(),
    socialImages(),
    previewHost(),
  ],
  resolve: { tsconfigPaths: true },
  build: {
    // The pages name their scripts themselves, and browsers without this have ES modules all the same.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'supabase-js', test: /node_modules\/@supabase\// },
            { name: 'frame', tags: ['$initial'], test: /^(?!.*(?:index\.html|main\.tsx)$)/ },
          ],
        },
      },
    },
  },
  server: { port: 5173, strictPort: true },
  preview: { port: 4173, strictPort: true },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['src/prerender/pictures/**'],
          setupFiles: 'src/testing/setup.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'build',
          environment: 'node',
          include: ['src/prerender/pictures/**/*.test.ts', '.ci/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          environment: 'node',
          include: ['supabase/{tests,local}/**/*.test.ts'],
          exclude: hasRealPostgres ? [] : ['supabase/tests/real-postgres.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
