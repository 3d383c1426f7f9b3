import type { Config } from 'tailwindcss';
import { brandColors } from './supabase/functions/_shared/business/brand-colors.ts';
import site from './tailwind.config.ts';

/** The tokens of the site. What `operator-page.css` says of a color in the dark takes its place. */
export default {
  content: [],
  theme: {
    extend: { ...site.theme.extend, colors: { white: 'var(--white, #fff)', ...darkenable() } },
  },
} satisfies Config;

/** `accent: { deep }` is `var(--accent-deep)` where that is set. */
function darkenable() {
  return Object.fromEntries(
    Object.entries(brandColors).flatMap(([color, shades]) =>
      Object.entries(typeof shades === 'string' ? { DEFAULT: shades } : shades).map(
        ([shade, hex]) => {
          const name = shade === 'DEFAULT' ? color : `${color}-${shade}`;
          return [name, `var(--${name}, ${hex})`];
        },
      ),
    ),
  );
}
