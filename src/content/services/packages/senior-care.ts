import type { Service } from '../service';

export default {
  title: 'Senior Pet Comfort',
  bookingName: 'Senior Pet Comfort',
  tagline: 'Slow, supported, with breaks',
  order: 5,
  duration: '60-90 minutes, flexible with breaks',
  prices: { small: 70, medium: 85, large: 100, xlarge: 115 },
} satisfies Service;
