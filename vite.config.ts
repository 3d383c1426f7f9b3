import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defineConfig } from 'vite';
import { localSupabase } from './supabase/local/local-supabase.ts';
import { codeSplitting } from './vite-plugins/code-splitting.ts';
import { leanLibraries } from './vite-plugins/lean-libraries.ts';
import { pictures } from './vite-plugins/pictures/pictures.ts';
import { prerender } from './vite-plugins/prerender/prerender.ts';
import { previewHost } from './vite-plugins/prerender/preview-host.ts';
import { takenPort } from './vite-plugins/taken-port.ts';

export default defineConfig(({ mode }) => ({
  // Tests, and the demo that they open, read no settings of the real site: its mail key would send real emails.
  ...(['demo', 'test'].includes(mode) && { envDir: 'vite-plugins' }),
  plugins: [
    react(),
    tailwindcss(),
    leanLibraries(),
    pictures(),
    localSupabase(),
    prerender(),
    previewHost(),
    takenPort(),
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
        moduleSideEffects: [
          { test: /\/(?:src\/(?:content|site|seo)|functions\/_shared)\//, sideEffects: false },
        ],
      },
      output: {
        // Every page has the names of all files, and a hash does not compress.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting,
      },
    },
  },
  server: { port: 5173, strictPort: true },
  preview: { port: 4173, strictPort: true },
}));
