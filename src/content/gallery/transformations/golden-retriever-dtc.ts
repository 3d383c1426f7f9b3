import type { TransformationStory, TransformationSummary } from '../transformation';

export const summary = {
  galleryOrder: 5,
  petName: 'Boone',
  breed: 'Golden Retriever',
  petType: 'dog',
  location: 'DTC',
  locationSlug: 'dtc',
  service: 'Spa Bath & Brush',
  serviceSlug: 'spa-bath',
  caption:
    'Spring is when Goldens let go. We took a pillowcase of undercoat out of him during his owner’s team meeting.',
  beforeAlt:
    'Boone before his bath: a Golden Retriever with pale undercoat standing out around his head and shoulders and hair hanging over one eye',
  afterAlt:
    'Boone after his bath: the same Golden Retriever with a sleek coat and glossy feathering',
  testimonial: {
    text: 'I booked it between two calls. Three weeks later I’m still not vacuuming every day.',
    author: 'Jordan, DTC',
  },
} satisfies TransformationSummary;

export default {
  isDemonstration: true,
  title: 'Boone leaves his winter coat in the Tech Center',
  month: '2024-04',
  size: 'large',
  services: [
    'Spa Bath & Brush',
    'De-shedding Treatment',
    'Hair between the pads trimmed',
    'Nail trim',
  ],
  story: [
    'Boone spends his weekends in the water at Cherry Creek State Park and his weekdays under a desk near Belleview Station. In April his undercoat came loose all at once, and every black pair of pants in the household knew.',
    'Brushing alone moves loose hair around. We washed him twice, worked a conditioner through to the skin and let the water carry the first load away. Then came the dryer, held close and moved slowly in the direction the hair grows, which lifts what a rake can’t reach. The rake came last and had little left to do.',
    'We didn’t shorten his coat. A golden’s outer hair keeps sun and snow off the skin, and once clipped it may grow back woolly. A lighter underlayer was all he needed.',
  ],
  seoDescription:
    'Boone, a Golden Retriever from the Denver Tech Center, before and after a spring bath and de-shedding that left his outer coat untouched.',
} satisfies TransformationStory;
