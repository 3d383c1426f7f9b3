import type { ArticleBody, ArticleSummary } from '../article';
import walksMap from '@/content/blog/figures/photos/cherry-creek-walks?picture';
import foxtail from '@/content/blog/figures/photos/foxtail?picture';
import pawInHand from '@/content/blog/figures/photos/paw-in-hand?picture';
import mapleAfter from '@/content/gallery/transformations/photos/labradoodle-cherry-creek-after?picture';
import mapleBefore from '@/content/gallery/transformations/photos/labradoodle-cherry-creek-before?picture';
import creek from '@/content/photos/neighborhood-cherry-creek?picture';
import lakeAtDawn from '@/content/photos/neighborhood-wash-park?picture';
import { durationWords } from '@/content/services/package-words';
import { afterAlgae } from '@shared/business/health-words';

export const summary = {
  title: 'Cherry Creek dog-friendly spots',
  metaTitle: 'Six Dog Walks near Cherry Creek',
  excerpt:
    'Six walks and runs around Cherry Creek, on a leash and off, and what each of them does to a coat.',
  author: 'maren',
  publishedDate: '2024-02-15',
  modifiedDate: '2026-11-25',
  readingTime: '6 min',
  category: 'Denver Dog Life',
  pictureAlt: 'A Golden Retriever on a creekside path in evening light',
} satisfies ArticleSummary;

/** The pet in the pictures is demonstration content. */
export default {
  inShort: [
    'On a leash: Cherry Creek North, the Cherry Creek Trail, Pulaski Park and Washington Park. Off the leash: the Glendale dog run and Cherry Creek State Park.',
    'Denver wants a leash everywhere outside a signed off-leash area, and a license and rabies shot inside one.',
    'Each place leaves something in the coat. Five minutes at the door spares you most of it.',
  ],
  sections: [
    {
      id: 'a-neighborhood-that-walks',
      subtitle: 'A neighborhood that walks',
      text: [
        [
          'We spend a good part of every week parked in ',
          { text: 'Cherry Creek', to: { area: 'cherry-creek' } },
          ', between the shopping streets and the water, and before and after an appointment we see where the neighborhood takes its dogs. These are the six walks we know best, sorted by how much ground you want to cover. We’re groomers, and each place comes with a note on what it does to a coat.',
        ],
        [
          'Two rules first. The only exception to Denver’s leash law is a dog park,',
          { cite: 'denverite' },
          ' and dogs who use one need a current rabies vaccination and a Denver license.',
          { cite: 'denver-parks' },
          ' Hours, surfaces and rules change, so where this page and the sign at the gate disagree, the sign is right.',
        ],
      ],
      table: {
        caption:
          'Six places, how far they are from the mall as the crow flies, and what comes home with you',
        columns: ['Place', 'Leash', 'Water', 'What it does to a coat'],
        rows: [
          [
            'Cherry Creek North, next door',
            'On',
            'A bowl at some doors; ask',
            'Dust and hot pavement',
          ],
          [
            'Cherry Creek Trail, next door',
            'On, short',
            'Bring your own; the creek carries runoff',
            'Fine sand, down to the skin',
          ],
          [
            'Pulaski Park, under half a mile',
            'On',
            'Bring your own',
            'Grass seeds in feet and feathers',
          ],
          [
            'Washington Park, about 1.5 miles',
            'On',
            'Two lakes to walk around, no swimming',
            'Goose droppings',
          ],
          [
            'Playa del Carmen Park, Glendale, a little over a mile',
            'Off in the dog run; check the sign',
            'Bring your own',
            'Dust, and other dogs’ spit',
          ],
          [
            'Cherry Creek State Park, about 8 miles',
            'Off in the fenced area, with a pass; on elsewhere',
            'The creek runs through it; heed algae signs',
            'Mud, burrs, wet undercoat',
          ],
        ],
      },
      figure: {
        pictures: [
          {
            image: creek,
            alt: 'Someone walking a dog along Cherry Creek at noon, towers behind the trees',
          },
        ],
        caption: 'The trail at noon, below street level and out of the wind.',
      },
    },
    {
      id: 'cherry-creek-north',
      subtitle: 'Cherry Creek North, for manners and people',
      text: [
        'The blocks north of the mall are wide, shaded and full of benches. Early morning is the time to practice walking past other dogs, strollers and outdoor tables, before the patios fill. For a young dog who wants to greet the whole world, twenty minutes here teach more than an hour in a field.',
        [
          'Look for a water bowl by the door before you assume a shop welcomes dogs, and ask before you sit down on a patio. Each place decides for itself. In July, hot asphalt burns pads.',
          { cite: 'aspca-hot' },
          ' Test it with the back of your hand. If you can’t hold it there for several seconds, neither can a paw.',
        ],
        'Coat note: city dust. A quick wipe of feet and belly is enough.',
      ],
      figure: {
        pictures: [
          {
            image: walksMap,
            alt: 'A drawn map of Cherry Creek from downtown to the reservoir, with six numbered places',
          },
        ],
        caption:
          '1 Cherry Creek North, 2 the trail, 3 Pulaski Park, 4 Washington Park, 5 Playa del Carmen Park, 6 Cherry Creek State Park.',
      },
    },
    {
      id: 'patios',
      subtitle: 'A patio on the way',
      text: [
        [
          'Dogs may not go inside Denver’s restaurants, but many patios take them.',
          { cite: 'westword' },
          ' Ask for a table at the edge, keep the leash short, and bring a mat for hot stone. Rules change with managers. Call before you go.',
        ],
      ],
    },
    {
      id: 'trail',
      subtitle: 'The Cherry Creek Trail, for distance',
      text: [
        'The trail follows the water from downtown all the way to the state park, which makes it the easiest long walk in the city. You need no map, there are few crossings, and you can turn back whenever you’ve had enough. Toward downtown it runs below street level, out of the wind and away from the traffic.',
        'You share it with people on fast bicycles. Keep to the right on a short leash, and leave the headphones off. After rain the lowest parts can flood, and the sand it leaves behind gets everywhere.',
        [
          'Coat note: sand works its way down to the skin and stays. Brush before you bathe, never the other way around, and rinse the feet until the water runs clear. If the drain at home has had enough, ',
          { text: 'a Spa Bath & Brush at the curb', to: { service: 'spa-bath' } },
          ' has its own.',
        ],
      ],
    },
    {
      id: 'pulaski-park',
      subtitle: 'Pulaski Park, for the daily loop',
      text: [
        'Every dog needs a plain patch of grass close to home, and this is the one many of our Cherry Creek clients mention. It’s small and neighborly, good for a sniffing walk after work. Let the dog choose the pace and the direction for once. Ten minutes of slow sniffing tires a dog more than you’d expect.',
        [
          'Coat note: grass awns. From late spring the dry seed heads of foxtail and cheatgrass catch in long leg hair and between the toes. They only travel in one direction, which is inward,',
          { cite: 'awns' },
          ' so look the same evening. Sudden sneezing, a shaken head or one foot licked without pause needs a vet the same day.',
        ],
      ],
      figure: {
        pictures: [
          {
            image: foxtail,
            alt: 'An ear of foxtail grass, and another caught between the toes of a paw',
          },
        ],
        caption: 'Foxtail. The barbs let it travel inward, and only inward.',
      },
    },
    {
      id: 'washington-park',
      subtitle: 'Washington Park, for a longer loop',
      text: [
        [
          'A short drive southwest, the path around the edge of ',
          { text: 'Washington Park', to: { area: 'wash-park' } },
          ' is roughly two and a half miles, flat and shaded in long stretches. Dogs stay on a leash here, and the loop is busy with runners on weekend mornings. Go at dusk in summer, when the geese have calmed down and the light is on Smith Lake.',
        ],
        'Coat note: goose droppings, which some dogs roll in. If yours rolls, rinse with lukewarm water before it dries and hold off on the shampoo until the coat is wet to the skin.',
      ],
      figure: {
        pictures: [
          {
            image: lakeAtDawn,
            alt: 'Someone walking a dog along a lake at dawn, geese on the water',
          },
        ],
        caption: 'Smith Lake at dawn, before the runners, if not before the geese.',
      },
    },
    {
      id: 'glendale',
      subtitle: 'Glendale, for ten minutes off leash',
      text: [
        [
          'Playa del Carmen Park in ',
          { text: 'Glendale', to: { area: 'glendale' } },
          ' has a dog run just off Cherry Creek Drive, and the neighborhood paper lists it as the handy one for locals.',
          { cite: 'chronicle' },
          ' A run that close to apartments gets busy after work. It suits dogs who already know how to say hello. When yours has had enough of company, the Kentucky Avenue bridge puts you back on the trail.',
        ],
        'Coat note: dust, and other dogs’ spit, mostly on the neck. A damp cloth does it. Take the collar off to dry.',
      ],
    },
    {
      id: 'state-park',
      subtitle: 'Cherry Creek State Park, for running free',
      text: [
        [
          'Follow the trail or drive southeast and you reach the biggest treat on this list: 107 fenced acres where dogs may run, swim and play off leash.',
          { cite: 'gazette' },
          ' The entrance for cars is at 4201 South Parker Road. You need a pass for the dog area on top of the park’s own, both sold at the gate, a leash and a bag for each dog, and a dog who stays in sight and listens.',
          { cite: 'go-pet' },
          ' In 2024 it cost 3 dollars a day or 25 dollars a year.',
          { cite: 'pass' },
          ' Look it up before you load the car.',
        ],
        [
          'Bring drinking water. The reservoir has had toxic algae in hot summers, and pets were to stay out of the water then. Read the notice at the entrance.',
          { cite: 'algae' },
          ` ${afterAlgae} Signs can start within 15 minutes.`,
          { cite: 'algae' },
          ' A dog who goes off leash here ought to come back when called with other dogs in sight. If that’s still in progress, use a long line.',
        ],
        'Coat note: mud, burrs and wet undercoat all at once. Towel the dog at the car, comb out the loose burrs and leave the deep ones to us, and get the chest and the armpits fully dry the same day. Damp hair under a harness is where mats and hot spots begin.',
      ],
      figure: {
        pictures: [
          {
            image: mapleBefore,
            alt: 'Maple before her groom: an apricot Labradoodle with clumped curls hanging over her brow and mud up to her chest',
          },
          {
            image: mapleAfter,
            alt: 'Maple after her groom: the same Labradoodle with an even, brushed coat and an open face',
          },
        ],
        caption:
          'Maple came home damp and dried on the sofa, which is how a Doodle coat turns into felt. Her harness comes off at home now.',
      },
    },
    {
      id: 'in-the-trunk',
      subtitle: 'What rides in the trunk',
      text: [
        'Two old towels, because the first one is never enough. A gallon of tap water with a bowl, which also rinses feet. A metal comb, a tick remover and a spare leash for the dog you meet without one. In winter add a coat for the wet dog on the way home. None of it is expensive.',
      ],
    },
    {
      id: 'at-the-door',
      subtitle: 'The five-minute check at the door',
      text: [
        'Whatever the walk, the routine at home is the same. Spread the toes and look between the pads. Run a thumb behind each ear and along the ear edge. Feel the armpits and the groin, where ticks like to sit from spring on. Lift the tail feathers. Then comb the places where the harness was.',
        [
          'Dogs who live like this do best with a groom every 4-8 weeks, and a shorter trim on feet and belly through the summer saves a lot of combing; ',
          { text: 'the seasonal calendar', to: { article: 'seasonal-grooming-tips' } },
          ` says when. A bath and brush takes ${durationWords('spa-bath')}. Tell us about the mud and we’ll plan for it.`,
        ],
      ],
      figure: {
        pictures: [{ image: pawInHand, alt: 'A paw rests in an open hand' }],
        caption: 'Each paw in turn: between the toes, then between the pads.',
      },
    },
  ],
  sources: [
    {
      id: 'denverite',
      title: 'The No. 1 Park Violation and Complaint in Denver: Off-Leash Dogs (2022)',
      publisher: 'Denverite, quoting Denver Parks and Recreation',
      url: 'https://denverite.com/2022/07/11/the-no-1-park-violation-and-complaint-in-denver-off-leash-dogs',
    },
    {
      id: 'denver-parks',
      title: 'Dog Parks',
      publisher: 'Denver Parks and Recreation',
      url: 'https://www.denvergov.org/Government/Agencies-Departments-Offices/Agencies-Departments-Offices-Directory/Parks-Recreation/Urban-Parks/Dog-Parks',
    },
    {
      id: 'aspca-hot',
      title: 'Hot Weather Safety Tips',
      publisher: 'ASPCA',
      url: 'https://www.aspca.org/pet-care/general-pet-care/hot-weather-safety-tips',
    },
    {
      id: 'westword',
      title: 'Dog-Friendly Patios in Denver (2018)',
      publisher: 'Westword',
      url: 'http://www.westword.com/restaurants/dog-friendly-patios-10498993',
    },
    {
      id: 'awns',
      title: 'The Small but Fearsome Grass Awn',
      publisher: 'University of Florida Health',
      url: 'https://podcasts.ufhealth.org/the-small-but-fearsome-grass-awn/',
    },
    {
      id: 'chronicle',
      title: 'Top Dog Parks Near Glendale and Cherry Creek',
      publisher: 'Glendale Cherry Creek Chronicle',
      url: 'https://glendalecherrycreek.com/?p=10185',
    },
    {
      id: 'gazette',
      title: 'Black Friday in Metro Denver Includes Free State Parks (2022)',
      publisher: 'Denver Gazette',
      url: 'https://denvergazette.com/news/black-friday-in-metro-denver-includes-free-state-parks-20-pet-adoption-fees/article_beee07c2-6cd7-11ed-a03d-1b0bc139d666.html',
    },
    {
      id: 'go-pet',
      title: 'Cherry Creek Dog Off-Leash Area',
      publisher: 'Go Pet Friendly',
      url: 'https://gopetfriendly.com/activities/offleash-dog-parks/co/aurora/cherry-creek-dog-offleash-area',
    },
    {
      id: 'pass',
      title: 'Off-Leash Areas of Colorado’s State Parks',
      publisher: '94.3 The X',
      url: 'https://943thex.com/ixp/508/p/colorado-off-leash-state-parks/',
    },
    {
      id: 'algae',
      title: 'Cherry Creek Reservoir Warns Recreationists of Toxic Algae Bloom (2025)',
      publisher: 'Denver7, quoting Colorado Parks and Wildlife',
      url: 'https://www.denver7.com/news/environment/cherry-creek-reservoir-warns-recreationists-of-toxic-algae-bloom-along-parts-of-lake-shoreline',
    },
  ],
  tags: ['Cherry Creek', 'Denver', 'Dog walks', 'Paw care'],
  related: ['seasonal-grooming-tips', 'signs-your-dog-needs-grooming', 'mobile-vs-salon-grooming'],
} satisfies ArticleBody;
