import type { Service } from '../service';

export default {
  title: 'Full Groom',
  bookingName: 'Full Groom',
  tagline: 'Bath, blow-dry, haircut and finishing',
  order: 1,
  duration: '2-3 hours',
  prices: { small: 120, medium: 145, large: 170, xlarge: 200 },
} satisfies Service;
