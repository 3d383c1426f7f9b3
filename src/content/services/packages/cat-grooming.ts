import type { Service } from '../service';

export default {
  title: 'Cat Grooming',
  bookingName: 'Cat Grooming',
  tagline: 'Unhurried, one cat at a time',
  order: 3,
  duration: '60-90 minutes',
  prices: { small: 85, medium: 95, large: 110, xlarge: 125 },
} satisfies Service;
