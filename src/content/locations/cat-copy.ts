import image from '@/content/photos/cat-at-home?picture';
import { catPriceWords, durationWords, travelFeeNote } from '@/content/services/package-words';
import { lionCutAlone, paidForDone, policy, usuallyAdds } from '@shared/business/policy';

export const catPhoto = {
  image,
  alt: 'A tabby cat asleep on a sofa, the grooming van outside the window',
};

export const catReasons = [
  {
    title: 'A few steps, no car ride',
    text: 'The car ride is what most cats dread, and it’s the part we take away. Yours crosses the front walk in its own carrier, on a towel that smells like home, and comes back the same way.',
  },
  {
    title: 'No other animal in the van',
    text: 'A salon smells and sounds like every animal that came through that day. Our van takes one animal at a time and is disinfected before the next.',
  },
  {
    title: 'Your cat can stop at any time',
    text: `We watch ears, tail and breathing, work in short stretches, and stop at the first clear sign. We can always finish another day. ${paidForDone}`,
  },
] as const;

export const catServices = [
  {
    title: 'Lion cuts',
    text: `The body is clipped close, and mane, boots and tail tip stay full. It’s a fresh start for a coat past brushing.${usuallyAdds('A lion cut', policy.lionCut)} We’ll tell you the price before we turn the clippers on. A clipped cat stays out of the sun and indoors until the coat is back.`,
  },
  {
    title: 'Mat removal and detangling',
    text: `Cat skin is thin and pulls up into a mat, so scissors are out. We split small mats with a comb and clip large ones off flat to the skin. They start in the armpits, on the belly and on the hind legs. Severe matting takes longer and costs more.${usuallyAdds('It', policy.matting)}${lionCutAlone}`,
  },
  {
    title: 'Stress-free bathing',
    text: 'We use lukewarm water from a low hose, never a spray to the face. We degrease first, because greasy fur mats again within days, then towel, and dry on the quietest setting for as long as your cat allows.',
  },
  {
    title: 'Nail trimming',
    text: 'We take only the tips, all eighteen, and check the dewclaws, on the inside of the front legs. In older cats they can curl into the pad, and the cat may not even limp.',
  },
] as const;

export const catBreeds = [
  'Persian',
  'Himalayan',
  'Maine Coon',
  'Ragdoll',
  'Norwegian Forest Cat',
  'Siberian',
  'Birman',
  'British Shorthair',
  'Siamese',
  'Bengal',
  'Sphynx',
  'Domestic longhair',
  'Domestic shorthair',
] as const;

export const catFacts = [
  {
    label: 'Price',
    text: `${catPriceWords()} Lion cuts and severe matting cost more. ${travelFeeNote}`,
  },
  { label: 'Time in the van', text: durationWords('cat-grooming') },
  { label: 'On board', text: 'One cat, one groomer' },
] as const;
