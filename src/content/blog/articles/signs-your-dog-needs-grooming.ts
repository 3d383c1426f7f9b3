import type { ArticleBody, ArticleSummary } from '../article';

export const summary = {
  title: '5 Signs Your Dog Needs Professional Grooming',
  metaTitle: '5 Signs Your Dog Needs a Groomer',
  excerpt: 'Mats behind the ears, clicking nails and three more signs that a coat needs a groomer.',
  author: 'maren',
  publishedDate: '2024-01-15',
  modifiedDate: '2024-06-10',
  readingTime: '5 min',
  category: 'Grooming Tips',
  pictureAlt: 'A Labradoodle whose curls have grown over its eyes, a twig among them',
} satisfies ArticleSummary;

export default {
  sections: [
    {
      subtitle: 'Look with your hands first',
      text: [
        'A coat can look fine from across the room and be in trouble underneath. The quickest check we know takes two minutes, on the floor, with the dog lying beside you. Push your fingertips through the hair until you feel skin, and work from the ears to the tail. Wherever your fingers stop, a groomer will have to stop too.',
        'Most dogs do well with a professional visit every 4-8 weeks. Curly and long coats belong at the short end of that range, smooth coats at the long end. The calendar is only half of it, though. These are the five signs that tell us a dog has waited long enough, whatever the date says.',
      ],
    },
    {
      subtitle: '1. Mats where two surfaces rub',
      text: [
        'Hair tangles where it moves against something: behind the ears, under the collar or harness, in the armpits, on the inside of the thighs. A small tangle is a soft knot you can hold away from the skin and tease apart with a comb, starting at the tip. A mat is a felt pad. It sits close, it tightens when it gets wet, and it pulls at the skin with every step.',
        'If your comb will not pass, please leave the scissors in the drawer. Skin folds up into a mat, and we have seen cuts that needed stitches from one careful snip. Do not bathe the dog to loosen it either, because water shrinks the knot. A groomer can work a mat out or take it off with clippers, and will tell you honestly which of the two is kinder.',
      ],
    },
    {
      subtitle: '2. Nails you can hear',
      text: [
        'Stand in the kitchen and listen. On a hard floor, nails of a good length make almost no sound. If you hear clicking, the nail touches the ground first and pushes the toe up and back. Over months that changes how a dog stands and walks, and older dogs with sore joints feel it most.',
        'Long nails have another cost: the quick, the living part inside, grows along with them. Regular small trims let it draw back, which is why we would rather take a little every few weeks than a lot twice a year. Check the dewclaws as well. They never touch the ground, so nothing wears them down, and they can curl round into the pad.',
      ],
    },
    {
      subtitle: '3. A smell that comes back after the bath',
      text: [
        'A wet dog smells like a wet dog for an hour. A smell that returns the next day has a source. Often it is undercoat that never dried: damp, packed hair close to the skin is a comfortable place for yeast. Sometimes it is the mouth, and sometimes the anal glands, which leave a sharp, fishy note and a dog that scoots across the carpet.',
        'Ears deserve a sniff of their own. A healthy ear smells of very little. A sweet or sour smell, redness, or a dog that holds its head to one side is a matter for your veterinarian before it is one for us. We do not clean an ear that may be infected, because the drum behind it could be damaged.',
      ],
    },
    {
      subtitle: '4. Scratching, flakes and a coat without shine',
      text: [
        'Denver air is dry for much of the year, and heated rooms in winter are drier still. You see it as dandruff along the back, as static when you stroke the dog, and as more scratching in the evening. A thorough brush spreads the natural oil from the skin down the hair, and a bath with a gentle shampoo and a proper conditioner gives back some of what the air takes.',
        'What a groom cannot fix is an itch with a medical cause. Hot spots, bald patches, black specks that turn red on a wet tissue, or licking that goes on through the night should be seen by a vet. We often find such things first, since we look at every inch of a dog, and we will always show you what we found.',
      ],
    },
    {
      subtitle: '5. Hair in the way of seeing, walking or staying clean',
      text: [
        'Lift the fringe. If the dog blinks and suddenly notices you, the hair was doing more than looking sweet. Strands that touch the eye make it water, the tears stain, and wet hair below the eye irritates the skin. Between the pads, long hair collects ice balls in January and burrs in June, and it turns a wooden floor into a rink.',
        'The last place is the one nobody likes to mention. Hair under the tail that catches what it should not is unpleasant for you and sore for the dog. A sanitary trim takes a few minutes and can be done between full grooms.',
      ],
    },
    {
      subtitle: 'What to do with your list',
      text: [
        'One sign means it is time to plan a visit. Two or more mean soon, especially if mats are among them, because a mat does not wait. Tell us when you book what you found and where. It helps us to set aside the right time, and it spares your dog a surprise.',
        'A typical mobile groom takes 60-90 minutes, and a full haircut on a big or dense coat takes longer. Between visits, three short brushing sessions a week with a comb that reaches the skin will do more than one heroic hour on a Sunday. Put the comb where you sit in the evening. The dogs we see in the best shape are the ones whose comb lives next to the remote control.',
      ],
    },
  ],
  tags: ['Dog grooming', 'Coat care', 'Nail care', 'Matting'],
  related: ['first-grooming-prep', 'seasonal-grooming-tips', 'mobile-vs-salon-grooming'],
} satisfies ArticleBody;
