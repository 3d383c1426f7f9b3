import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { pictures } from './src/prerender/pictures/pictures.ts';
import { prerender } from './src/prerender/prerender.ts';
import { previewHost } from './src/prerender/preview-host.ts';
import { socialImages } from './src/prerender/social-images.ts';
import { toastStyles } from './src/prerender/toast-styles.ts';
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
    toastStyles(),
    prerender(),
    socialImages(),
    previewHost(),
  ],
  resolve: { tsconfigPaths: true },
  build: {
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'supabase-js', test: /node_modules\/@supabase\// }] },
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
          include: ['src/prerender/pictures/**/*.test.ts'],
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
