import type { Service } from '../service';

export default {
  title: 'Spa Bath & Brush',
  bookingName: 'Spa Bath',
  tagline: 'Bath, blow-dry and a thorough brush',
  order: 4,
  duration: '60-90 minutes',
  prices: { small: 75, medium: 85, large: 95, xlarge: 110 },
} satisfies Service;
