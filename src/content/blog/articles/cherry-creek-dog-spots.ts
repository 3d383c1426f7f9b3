import type { ArticleBody, ArticleSummary } from '../article';

export const summary = {
  title: 'Cherry Creek dog-friendly spots',
  metaTitle: 'Dog-Friendly Spots in Cherry Creek',
  excerpt:
    'Where we send dogs around Cherry Creek for a stroll, a long trail or a swim, and what each place does to a coat.',
  author: 'maren',
  publishedDate: '2024-02-15',
  modifiedDate: '2024-08-05',
  readingTime: '6 min',
  category: 'Denver Dog Life',
  pictureAlt: 'A Golden Retriever on a creekside path in evening light',
} satisfies ArticleSummary;

export default {
  sections: [
    {
      subtitle: 'A neighborhood that walks',
      text: [
        'We spend a good part of every week parked between the shopping streets and the creek, and in the hour before and after an appointment we see where the neighborhood takes its dogs. This is our list, sorted by how much ground you want to cover. Because we are groomers, each place comes with a note on what it does to a coat and what to check when you get home.',
        'Two rules first. Denver expects dogs on a leash everywhere except inside a signed off-leash area, and it asks for a current rabies vaccination and a Denver license for dogs who use its dog parks. Opening hours and surfaces change with the season, so read the sign at the gate.',
      ],
    },
    {
      subtitle: 'Cherry Creek North, for manners and people',
      text: [
        'The blocks north of the mall are wide, shaded and full of benches. Early morning is the time to practice walking past other dogs, strollers and outdoor tables, before the terraces fill. For a young dog who needs to learn that the world is not all for them, twenty minutes here teach more than an hour in a field.',
        'Look for a water bowl by the door before you assume a shop welcomes dogs, and ask before you sit down on a terrace: each place decides for itself. In July, test the pavement with the back of your hand. If you cannot hold it there for several seconds, neither can a paw.',
        'Coat note: city dust and sunscreen hands. A quick wipe of feet and belly is enough.',
      ],
    },
    {
      subtitle: 'The Cherry Creek Trail, for distance',
      text: [
        'The trail follows the water from downtown all the way to the state park, which makes it the easiest long walk in the city: no map, few crossings, a turn whenever you have had enough. Toward downtown it runs below street level, out of the wind and away from the traffic.',
        'You share it with people on fast bicycles. Keep to the right on a short leash, and use both ears instead of headphones. After rain the lowest parts can flood, and the sand it leaves behind gets everywhere.',
        'Coat note: sand works its way down to the skin and stays. Brush before you bathe, never the other way round, and rinse the feet until the water runs clear.',
      ],
    },
    {
      subtitle: 'Pulaski Park, for the daily round',
      text: [
        'Every dog needs a plain patch of grass close to home, and this is the one many of our Cherry Creek clients mention. It is small and neighborly, good for a sniffing walk after work. Let the dog choose the pace and the direction for once. Ten minutes of slow sniffing tires a dog more than you would expect.',
        'Coat note: grass awns. From late spring the dry seed heads of foxtail and cheatgrass catch in feathered legs and between the toes. They only travel in one direction, which is inward, so look the same evening.',
      ],
    },
    {
      subtitle: 'Washington Park, for a longer loop',
      text: [
        'A short drive southwest, the path around the edge of Washington Park is roughly two and a half miles, flat and shaded in long stretches. Dogs stay on a leash here, and the loop is busy with runners on weekend mornings. Go at dusk in summer, when the geese have calmed down and the light is on Smith Lake.',
        'Coat note: goose droppings, and dogs who believe they are perfume. If yours rolls, rinse with lukewarm water before it dries and wait with the shampoo until the coat is wet to the skin.',
      ],
    },
    {
      subtitle: 'Cherry Creek State Park, for running free',
      text: [
        'Follow the trail or drive southeast and you reach the biggest treat on this list: 107 acres where dogs may run off leash, with creek water to splash in and room for a proper recall. The state park charges for entry and has its own rules for the off-leash area, so look them up before you load the car. Bring drinking water. Your dog should not fill up on what stands in ponds, and in hot weeks watch for posted notices about algae.',
        'A dog who goes off leash here ought to come back when called with other dogs in sight. If that is still in progress, a long line gives you the same afternoon with fewer apologies.',
        'Coat note: mud, burrs and wet undercoat all at once. Towel the dog at the car, comb out burrs before they dry in, and get the chest and the armpits fully dry the same day. Damp hair under a harness is where mats and hot spots begin.',
      ],
    },
    {
      subtitle: 'The five-minute check at the door',
      text: [
        'Whatever the walk, the routine at home is the same. Spread the toes and look between the pads. Run a thumb behind each ear and along the ear edge. Feel the armpits and the groin, where ticks like to sit from spring on. Lift the tail feathers. Then comb the places where the harness was.',
        'Dogs who live like this do best with a groom every 4-8 weeks, and a shorter trim on feet and belly through the summer saves a lot of combing. We park on Cherry Creek streets several times a week, and a visit takes 60-90 minutes for most dogs. If you book us for the hour after the state park, we will not be surprised. Tell us about the mud in the notes and we will plan for it.',
      ],
    },
  ],
  tags: ['Cherry Creek', 'Denver', 'Dog walks', 'Paw care'],
  related: ['seasonal-grooming-tips', 'signs-your-dog-needs-grooming', 'mobile-vs-salon-grooming'],
} satisfies ArticleBody;
