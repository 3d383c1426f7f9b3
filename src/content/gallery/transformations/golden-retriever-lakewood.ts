import type { TransformationStory, TransformationSummary } from '../transformation';

export const summary = {
  galleryOrder: 9,
  petName: 'Hazel',
  breed: 'Golden Retriever',
  petType: 'dog',
  location: 'Lakewood',
  locationSlug: 'lakewood',
  service: 'Senior Pet Comfort',
  serviceSlug: 'senior-care',
  caption: 'Hazel is thirteen, with stiff hips, and standing is hard for her. She didn’t have to.',
  beforeAlt:
    'Hazel before her visit: an old Golden Retriever with a pale muzzle, a leaf caught in one ragged ear and hair hanging over one eye',
  afterAlt:
    'Hazel after her visit: the same old Golden Retriever, brushed, with combed ears and clean feathering',
  testimonial: {
    text: 'She hasn’t been lifted into a car in a year, so having you come to us is a great help. Thank you for being patient with her.',
    author: 'Ruth and Vern, Lakewood',
  },
} satisfies TransformationSummary;

export default {
  isDemonstration: true,
  title: 'Hazel of Lakewood, groomed lying down',
  month: '2024-12',
  size: 'large',
  services: [
    'Senior Pet Comfort',
    'Warm bath in two short rounds',
    'Feathering on legs and tail combed out',
    'Hair between the pads trimmed',
    'Nail Grinding',
  ],
  story: [
    'Hazel used to do Green Mountain before breakfast. Now the yard is enough, and the polished floor has become a problem, because long hair between the pads makes an old dog skate.',
    'We began with her feet for that reason. She lay on a thick mat on her good side while the pads were cleared and the nails ground back a little at a time. The bath was warm and shallow, split in two with a rest and a towel. Her hips stayed supported by a sling, and the dryer never went above its lowest setting.',
    'The whole visit took eighty minutes, twenty of which were naps. Her owners book a midday window, when she has walked the stiffness off.',
  ],
  seoDescription:
    'Hazel, a thirteen-year-old Golden Retriever from Lakewood, before and after a senior visit with a warm bath, short rounds and clean paw pads.',
} satisfies TransformationStory;
