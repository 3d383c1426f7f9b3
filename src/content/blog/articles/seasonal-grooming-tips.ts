import type { ArticleBody, ArticleSummary } from '../article';

export const summary = {
  title: "Seasonal Grooming Tips for Denver's Climate",
  metaTitle: 'Seasonal Grooming for Denver’s Climate',
  excerpt:
    'Static, snow-melt salt, foxtails and high-altitude sun: a coat calendar for dogs and cats on the Front Range.',
  author: 'maren',
  publishedDate: '2024-03-01',
  modifiedDate: '2024-09-16',
  readingTime: '8 min',
  category: 'Grooming Tips',
  pictureAlt: 'A Husky mix in front of four seasons: snow, blossom, summer sun and falling leaves',
} satisfies ArticleSummary;

export default {
  sections: [
    {
      subtitle: 'A climate with opinions',
      text: [
        'Grooming advice written for the coast does not travel well to Denver. We live a mile up, in thin, dry air, with strong sun on most days of the year and a winter that can hand you seventy degrees on Tuesday and eight inches of snow on Thursday. A coat has to deal with all of it. What follows is the calendar we work by in the van, season by season.',
        'One number holds all year: most pets need a professional groom every 4-8 weeks. The seasons decide where in that range you should be, and what we do when we get there.',
      ],
    },
    {
      subtitle: 'Winter: dry air, static and salt',
      text: [
        'From the first furnace day to the last, the enemy is dryness. Hair that lacks moisture breaks, picks up static and tangles around itself, and the skin below flakes. Brush with a light mist of water or a leave-in conditioner instead of brushing bone-dry hair. Keep baths regular, with lukewarm water, a mild shampoo and a conditioner that is rinsed out thoroughly. It is poor rinsing that hurts the skin, and seldom the bath itself.',
        'The salts and other melting agents on sidewalks irritate pads, and dogs lick them off. Rinse the feet after every city walk, between the toes too, and dry them. A trim of the hair between the pads, level with the pad and no deeper, stops most ice balls. Pad balm before the walk helps more than balm afterwards.',
        'Please leave the long coat on. A heavy winter clip on a double-coated dog takes away the air layer that keeps it warm. If mats leave no choice, a coat for the outdoors is a kindness until the hair is back.',
      ],
    },
    {
      subtitle: 'Mud season: March and April',
      text: [
        'Snow, thaw, snow. Yards turn to soup and legs turn gray. Let mud dry, then brush it out, and wash only what is left. Rubbing wet mud with a towel drives it toward the skin. Shorter feathering on legs and belly is the most useful haircut of the season, and it grows back by fall.',
        'This is also when the collar should come off for a while each day. Wet hair under a band mats within a week.',
      ],
    },
    {
      subtitle: 'Late spring: the great shed',
      text: [
        'As the days lengthen, double-coated dogs such as Huskies, Shepherds, Retrievers and Corgis let go of their winter underwear. It comes out in tufts for several weeks. Brushing every other day with an undercoat rake, in the direction of growth and without pressing, keeps it off your sofa. A bath with a force dryer loosens in an hour what would take you ten evenings. This is the moment for a De-shedding Treatment if you only book one a year.',
        'Cats shed as well, and swallow much of it. A few minutes with a soft comb each day in May means fewer hairballs in June.',
      ],
    },
    {
      subtitle: 'Early summer: foxtails and cheatgrass',
      text: [
        'By June the grasses along our trails have dried, and their seed heads break apart into barbed arrows. They cling to hair, work between the toes, into ears and noses, and keep moving inward. A dog who suddenly shakes its head, sneezes in bursts or licks one foot without pause after a walk may have picked one up. If you can see it and it comes away easily, take it out. If it has gone in, go to your vet the same day.',
        'Trim the hair between and around the toes, keep the hair under the ear flap short on dogs with heavy ears, and comb after each walk through open ground. Goatheads, the hard little stars that puncture bicycle tires, deserve a look at the pads as well.',
      ],
    },
    {
      subtitle: 'High summer: sun and hot ground',
      text: [
        'Every June someone asks us to shave the Golden Retriever down because it must be so hot in there. We understand the thought, and we advise against it. A clean, brushed-out double coat lets air move and shades the skin. Shaved skin at this altitude burns, and the coat may come back patchy, which in some dogs takes years to correct. What cools a dog is shade, water, a thinned undercoat and a walk before eight in the morning.',
        'Pale noses, ear tips, bellies and freshly clipped backs need protection from the sun. Ask your vet for a sunscreen made for pets, because some ingredients in ours are poisonous when licked. Swimming dogs need a rinse, dry ears and a comb-out each time.',
        'Poodles, Doodles and other dogs whose coat keeps growing are a different case. For them a shorter summer clip is fine, as long as enough is left to cover the skin. Half an inch is a good minimum.',
      ],
    },
    {
      subtitle: 'Fall: build the winter coat on clean ground',
      text: [
        'In September and October the summer coat makes room for the new undercoat. Old hair that stays in mixes with the new and felts, so a thorough brush-out now prevents the mats that show up at Thanksgiving. We like to see long-haired dogs twice between Labor Day and the first real snow.',
        'It is the right time, too, for the things that are easily forgotten: dewclaws, the hair inside the thighs, the ruff behind the ears. Evenings get dark early and nobody looks as closely then.',
      ],
    },
    {
      subtitle: 'A calendar you can keep',
      text: [
        'If you want one plan for the fridge door, take this. Curly and long coats come every 4-6 weeks all year. Double coats come every 6-8 weeks, with an extra visit in May and one in October. Smooth coats come every 8 weeks for nails, ears and a bath. Cats who like it come every 6-8 weeks, and cats who do not come when their coat asks for it.',
        'A mobile appointment takes 60-90 minutes for most pets and somewhat longer in the big sheds. Book the May and October visits early. They are the weeks in which all of Denver discovers its vacuum cleaner at once.',
      ],
    },
  ],
  tags: ['Seasons', 'Denver', 'Shedding', 'Paw care', 'Coat care'],
  related: ['cherry-creek-dog-spots', 'signs-your-dog-needs-grooming', 'when-cats-need-grooming'],
} satisfies ArticleBody;
