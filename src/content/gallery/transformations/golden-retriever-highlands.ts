import type { TransformationStory, TransformationSummary } from '../transformation';

export const summary = {
  petName: 'Juniper',
  breed: 'Golden Retriever',
  petType: 'dog',
  location: 'Highlands',
  locationSlug: 'highlands',
  service: 'Full Groom',
  serviceSlug: 'full-groom',
  caption:
    'A dog who runs through tall grass in July brings it home. We combed out forty grass seeds before the bath.',
  beforeAlt:
    'Juniper before her groom: a red Golden Retriever with a seed head caught in one long, ragged ear and hair hanging over one eye',
  afterAlt: 'Juniper after her groom: the same Golden Retriever with a clean, glossy, shaped coat',
  testimonial: {
    text: 'I thought I’d found them all. They found forty more, and showed me where to look.',
    author: 'Cam, Highlands',
  },
} satisfies TransformationSummary;

export default {
  isDemonstration: true,
  title: 'Forty grass seeds out of Juniper in the Highlands',
  month: '2024-07',
  size: 'large',
  services: [
    'Full Groom',
    'Grass seeds combed out of ears, feet and armpits',
    'Feathering on legs and tail shaped',
    'De-shedding Treatment',
  ],
  story: [
    'Juniper’s mornings begin at Berkeley Dog Park and her Sundays end somewhere in open space with her nose in dry cheatgrass. Those seeds only travel forward, through hair and sometimes into skin.',
    'So nothing got wet until she had been searched. Ears, lips, eyelids, armpits, between all the toes, with a comb and a good lamp. A seed that has gone under the skin needs a vet, and we would have said so. This time each one was still on the outside.',
    'For most Goldens, the bath with De-shedding is all they need. Juniper also had the feathering on legs and tail scissored, which makes it a Full Groom. The seeds cost nothing extra. We left her feet short and tight, which gives the next seed less to hold.',
  ],
  seoDescription:
    'Juniper, a Golden Retriever from the Highlands, before and after a July groom that began with combing forty grass seeds out of her coat.',
} satisfies TransformationStory;
