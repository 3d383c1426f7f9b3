import type { Service } from '../service';

export default {
  title: "Puppy's First Groom",
  bookingName: 'Puppy Cut',
  tagline: 'A gentle first visit, under 6 months',
  order: 2,
  duration: '45-90 minutes',
  prices: { small: 60, medium: 70, large: 80, xlarge: 90 },
} satisfies Service;
