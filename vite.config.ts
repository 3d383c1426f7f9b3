import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defineConfig } from 'vite';
import { localSupabase } from './supabase/local/local-supabase.ts';
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
        codeSplitting: {
          // Measured in KiB br: with frame, parts and sending alone, a package page loads 142.9 and home fetches 41.0 ahead in
          // 24 files; with the others 139.8, and 36.7 in 6. A group takes along what its files import, so what pages without
          // a form need stands before it. The maps stay out of the parts: 2.6 less without one, 0.7 more with one.
          groups: [
            // Every page has the styles: parts that share code with the frame would ask for them again.
            {
              name: 'frame',
              tags: ['$initial'],
              test: /^(?!.*(?:index\.html|main\.tsx|styles\.css)$)/,
            },
            // One file has what several pages share: every request costs a slow phone some milliseconds.
            {
              name: 'parts',
              test: /icons\/(?:plus|arrow-left)|\/src\/(?:content\/pet-(?:words|heads)|browser\/(?:visitor-zip|use-now)|backend\/project)|\/src\/(?:ui|sections)\/(?!service-area-map|pet-portrait|pictures\/map-embed|fields\/(?:day-choice|next-field|reach-fields|zip-answer))/,
              minShareCount: 4,
            },
            // Addresses of the pictures that cards show; the others stay with their page.
            { name: 'pictures', test: /\?picture$/, minShareCount: 8 },
            // What forms send with. Split by who asks for the days ahead, it would cost 0.7 more on /blog.
            { name: 'sending', test: /\/src\/backend\/submission\// },
            {
              name: 'fields',
              test: /node_modules\/(?:react-hook-form|@hookform)|\/src\/(?:analytics\/track-forms|ui\/fields\/next-field)/,
            },
            // Home and areas show the next open day, and need none of the rules.
            { name: 'days-of-denver', test: /\/time\/denver-time\./ },
            // Pages with a form or a visit and the operator's need a day's rules and words.
            {
              name: 'days',
              test: /\/(?:time\/open-days|visits\/(?:visit-state|request-words|request-limits)|business\/repeat-visits|use-guarded-action|new-reference|handover|take-focus)\./,
            },
            // Most pages need prices and places.
            {
              name: 'offers',
              test: /\/(?:booking-options|services\/quote|business\/service-zips|content\/pictures|service-thumbnails)\./,
            },
            {
              name: 'booking',
              test: /\/src\/(?:features\/booking\/(?:form\/|ticket\/mini-ticket)|request\/(?!owner-fields|weight-hint))/,
            },
          ],
        },
      },
    },
  },
  server: { port: 5173, strictPort: true },
  preview: { port: 4173, strictPort: true },
}));
