import type { TransformationStory, TransformationSummary } from '../transformation';

export const summary = {
  galleryOrder: 1,
  petName: 'Maple',
  breed: 'Labradoodle',
  petType: 'dog',
  location: 'Cherry Creek',
  locationSlug: 'cherry-creek',
  service: 'Full Groom',
  serviceSlug: 'full-groom',
  caption:
    'Maple had gone eleven weeks without a haircut, and her beard was always wet. We kept a length that suits her and took off the rest.',
  beforeAlt:
    'Maple before her groom: an apricot Labradoodle with clumped curls hanging over her brow, a leaf among them, and mud up to her chest',
  afterAlt:
    'Maple after her groom: the same Labradoodle with an even, brushed coat, an open face and a bandana',
  testimonial: {
    text: 'Happy with the cut. She can see again.',
    author: 'Priya, Cherry Creek',
  },
} satisfies TransformationSummary;

export default {
  isDemonstration: true,
  title: 'Maple the Labradoodle can see Cherry Creek again',
  month: '2024-10',
  size: 'medium',
  services: [
    'Full Groom',
    'Comb-out behind the ears and under the harness',
    'Hand-scissored face and feet',
    'Nail Grinding',
  ],
  story: [
    'Maple runs through every sprinkler near the Cherry Creek Trail and dries on the sofa, which is how a doodle coat turns into felt. The outside still looked fluffy. Underneath, where the harness rubs, a comb stopped after half an inch.',
    'We began with the hand test: parting the coat in six places so that her owner could see which mats would brush out kindly and which wouldn’t. We clipped the armpits short. Everything else was bathed, dried straight with a steady stream of air and scissored to about an inch and a half, so nobody had to choose between comfort and the teddy-bear look.',
    'We now see her every five weeks. A slicker and a metal comb hang beside her leash, and the harness comes off at home.',
  ],
  seoDescription:
    'Maple, a Labradoodle from Cherry Creek, before and after a full groom: what could be brushed out, what could not, and how she keeps her curls.',
} satisfies TransformationStory;
