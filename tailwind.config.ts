import type { Config } from 'tailwindcss';
import { brandColors } from './supabase/functions/_shared/business/brand-colors.ts';

const { dusk } = brandColors;

/** Design tokens: the light of an alpenglow evening on ivory paper, one accent, everything else quiet. */
export default {
  content: [],
  theme: {
    extend: {
      colors: brandColors,
      fontFamily: {
        display: ['Fraunces', 'Fraunces Fallback', 'Fraunces Android', 'Georgia', 'serif'],
        sans: ['Figtree', 'Figtree Fallback', 'Arial', 'sans-serif'],
      },
      fontSize: {
        hero: ['min(clamp(2.5rem, 1.55rem + 4.4vw, 4.75rem), 12.5vw)', { lineHeight: '1.02' }],
        page: ['min(clamp(2.5rem, 1.7rem + 2.8vw, 4rem), 12.5vw)', { lineHeight: '1.06' }],
        title: ['min(clamp(1.75rem, 1.4rem + 1.4vw, 2.5rem), 11vw)', { lineHeight: '1.12' }],
        heading: ['min(clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem), 10vw)', { lineHeight: '1.2' }],
        lead: ['clamp(1.0625rem, 1rem + 0.35vw, 1.25rem)', { lineHeight: '1.6' }],
      },
      borderRadius: { card: '1.5rem', control: '0.875rem' },
      boxShadow: {
        card: `0 1px 2px ${dusk}0a, 0 28px 56px -32px rgb(95 38 40 / 0.28)`,
        lift: `0 2px 4px ${dusk}0d, 0 18px 36px -18px rgb(95 38 40 / 0.38)`,
      },
      backgroundImage: {
        // The sky of the page's hour, upright and across.
        hour: 'linear-gradient(var(--sky))',
        'hour-band': 'linear-gradient(104deg, var(--sky))',
        // Dusk behind the words of a scene: from the top, and from the left and its lower corner.
        veil: `linear-gradient(${dusk}b3, ${dusk}73 45%, transparent 70%)`,
        'veil-wide': `linear-gradient(90deg, ${dusk}, ${dusk}b3 45%, transparent 75%), linear-gradient(to top right, ${dusk}, ${dusk}e6 30%, transparent 50%)`,
        glow: 'radial-gradient(closest-side, rgb(255 214 170 / 0.85), rgb(244 150 110 / 0.35) 55%, transparent)',
      },
      maxWidth: { page: '76rem', measure: '51ch' },
    },
  },
} satisfies Config;
