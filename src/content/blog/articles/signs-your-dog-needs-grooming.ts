import type { ArticleBody, ArticleSummary } from '../article';
import tangleAndMat from '@/content/blog/figures/photos/tangle-and-mat?picture';
import whereMats from '@/content/blog/figures/photos/where-mats-begin?picture';
import pickle from '@/content/gallery/photos/happy-pickle?picture';
import tofu from '@/content/gallery/photos/happy-tofu?picture';
import fernAfter from '@/content/gallery/transformations/photos/labradoodle-greenwood-village-after?picture';
import fernBefore from '@/content/gallery/transformations/photos/labradoodle-greenwood-village-before?picture';
import bellaPawsAfter from '@/content/gallery/winners/photos/bella-2-after?picture';
import bellaPawsBefore from '@/content/gallery/winners/photos/bella-2-before?picture';
import { durationWords } from '@/content/services/package-words';
import bath from '@/content/services/packages/photos/spa-bath?picture';
import { afterShave } from '@shared/business/health-words';

export const summary = {
  title: '5 Signs Your Dog Needs Professional Grooming',
  metaTitle: '5 Signs Your Dog Needs a Groomer',
  excerpt: 'Mats behind the ears, clicking nails and three more signs that a coat needs a groomer.',
  author: 'maren',
  publishedDate: '2024-01-15',
  modifiedDate: '2026-11-25',
  readingTime: '5 min',
  category: 'Grooming Tips',
  pictureAlt: 'A gray Labradoodle whose curls hang over one eye, a leaf among them',
} satisfies ArticleSummary;

/** The pets in the pictures are demonstration content. */
export default {
  inShort: [
    'Check with your fingertips. Wherever they stop short of the skin, the coat is in trouble.',
    'Mats, clicking nails, a smell that returns, flakes and hair in the way all mean it’s time.',
    'Head shaking, a sore ear, bald spots or an itch that lasts need a vet first.',
  ],
  sections: [
    {
      id: 'hands-first',
      subtitle: 'Look with your hands first',
      text: [
        'A coat can look fine from across the room and be in trouble underneath. The quickest check we know takes two minutes, on the floor, with the dog lying beside you. Push your fingertips through the hair until you feel skin, and work from the ears to the tail. Where your fingers stop, there’s a mat.',
        'Most dogs do well with a professional visit every 4-8 weeks. The calendar is only half of it, though. These are the five signs that tell us a dog has waited long enough, whatever the date says.',
      ],
      figure: {
        pictures: [
          {
            image: tangleAndMat,
            alt: 'On the left a knot halfway up the hair, a comb at its tip. On the right a felted pad flat on reddened skin',
          },
        ],
        caption: 'A tangle has air below it. A mat lies on the skin, and pulls.',
      },
    },
    {
      id: 'mats',
      subtitle: '1. Mats where two surfaces rub',
      text: [
        'Hair tangles where it moves against something: behind the ears, under the collar or harness, in the armpits, on the inside of the thighs. A small tangle is a soft knot you can tease apart with a comb, from the tip. A mat is a felt pad. It tightens when wet and pulls at the skin with every step.',
        [
          'If your comb won’t pass, please leave the scissors in the drawer. Skin folds up into a mat and tears easily, and a cut can need a vet at once.',
          { cite: 'scissors' },
          ` Don’t bathe the dog to loosen it either, because water shrinks the knot. A groomer can work it out or clip it off. ${afterShave} Fern, a Labradoodle from `,
          { text: 'Greenwood Village', to: { area: 'greenwood-village' } },
          ', had been brushed, but only on top. That presses the hair below into felt.',
        ],
      ],
      figure: {
        pictures: [
          {
            image: fernBefore,
            alt: 'Fern before her groom: a chocolate Labradoodle with felted hair hanging in clumps from ears and body',
          },
          {
            image: fernAfter,
            alt: 'Fern after her groom: the same Labradoodle in a short velvety coat with soft ears',
          },
        ],
        caption:
          'Fern wore one mat from the shoulders to the tail. Brushing it out would have hurt for hours, so it came off nearly in one piece.',
      },
    },
    {
      id: 'nails',
      subtitle: '2. Nails you can hear',
      text: [
        [
          'Stand in the kitchen and listen. On a hard floor, nails of a good length make almost no sound; clicking means it’s time.',
          { cite: 'aspca-dogs' },
          ' A long nail meets the ground first and pushes the toe up and back. Listen to the front feet above all, because the ground often wears the rear nails faster.',
        ],
        'Long nails have another cost. The quick, the living part inside, grows along with them. Regular small trims let it draw back, which is why we’d rather take a little every few weeks than a lot twice a year. Check the dewclaws as well. They never touch the ground. Nothing wears them down, and they can curl into the pad.',
      ],
      figure: {
        pictures: [
          {
            image: bellaPawsBefore,
            alt: 'Bella lying on a rug, her coat stringy, long nails on her forepaws',
          },
          {
            image: bellaPawsAfter,
            alt: 'Bella lying on a rug, her forepaws rounded and the nails short',
          },
        ],
        caption:
          'Bella is blind. Short nails and tidy pads give her a better grip on a floor she can’t see.',
      },
    },
    {
      id: 'smell',
      subtitle: '3. A smell that comes back after the bath',
      text: [
        [
          'A wet dog smells like a wet dog for an hour. A smell that returns the next day has a source. Often it’s undercoat that never dried, because damp, packed hair close to the skin is a comfortable place for yeast. Sometimes it’s the mouth, so lift the lip and look at the teeth. And sometimes it’s the anal sacs, which leave a sharp, fishy note and a dog who scoots across the carpet.',
          { cite: 'vca-sacs' },
        ],
        [
          'Ears deserve a sniff of their own. A healthy ear smells of very little. A sour smell, redness or a dog who holds its head to one side needs your vet before it needs us.',
          { cite: 'vca-ears' },
          ' We don’t clean an ear that may be infected, because the eardrum may already be damaged.',
        ],
      ],
    },
    {
      id: 'skin',
      subtitle: '4. Scratching, flakes and a coat without shine',
      text: [
        [
          'Denver air is dry for much of the year, and heated rooms in winter are drier still. You see it as dandruff along the back and as static when you pet the dog. A thorough brush spreads the natural oil from the skin down the hair, and a ',
          { text: 'bath with a gentle shampoo and conditioner', to: { service: 'spa-bath' } },
          ' gives back some of what ',
          { text: 'the season', to: { article: 'seasonal-grooming-tips' } },
          ' takes.',
        ],
        [
          'What a groom can’t fix is an itch with a medical cause. Scratching that goes on for more than a few days, hot spots, which are raw and wet, bald patches, or licking through the night need a vet.',
          { cite: 'aaha-skin' },
          ' Black specks that turn red on a wet tissue are flea dirt. A flea bath takes off the fleas that are there, and your vet has what keeps them away. We look at every inch of a dog, and we’ll always show you what we found.',
        ],
      ],
      figure: {
        pictures: [{ image: bath, alt: 'A Bernese Mountain Dog in a bathtub, with a cap of foam' }],
        caption:
          'Shampoo and conditioner, rinsed out to the skin: what the dry air takes, a bath gives back.',
      },
    },
    {
      id: 'hair-in-the-way',
      subtitle: '5. Hair in the way of seeing, walking or staying clean',
      text: [
        'Lift the bangs. If the dog blinks and suddenly notices you, the hair is in the way. Between the pads, long hair collects ice balls in January and burrs in June.',
        'The last place is the one nobody likes to mention. Hair under the tail that catches what it shouldn’t is unpleasant for you and sore for the dog. A sanitary trim takes a few minutes. Between full grooms, book it as a Custom Service.',
      ],
    },
    {
      id: 'groomer-or-vet',
      subtitle: 'Groomer or vet?',
      text: ['If both columns apply, the right-hand one wins.'],
      table: {
        caption: 'Who to call for what you found',
        columns: ['Where', 'A groomer', 'A vet, first'],
        rows: [
          ['Mats', 'You can lift them off the skin', 'The skin below is red, wet or smells'],
          ['Nails', 'Clicking on the floor', 'Grown into the pad, or bleeding'],
          [
            'Ears',
            'Hair in the way, clean skin',
            ['A sour smell, redness, a tilted head', { cite: 'vca-ears' }],
          ],
          ['Teeth', 'Brushing for fresher breath', 'Anything loose, broken or sore'],
          [
            'Skin',
            'Winter flakes; fleas, if you tell us first',
            ['Bald or hot spots, an itch that lasts', { cite: 'aaha-skin' }],
          ],
          [
            'Rear end',
            'Hair that catches what it shouldn’t',
            ['Scooting, a sharp, fishy smell', { cite: 'vca-sacs' }],
          ],
        ],
      },
    },
    {
      id: 'how-often',
      subtitle: 'How often, by coat',
      text: [
        'Where your dog falls within those 4-8 weeks depends on what the hair does. Hair that never stops growing will mat if you wait. Hair that sheds just ends up on the rug. So a Poodle needs us at 4-6 weeks, and a Beagle can wait 8.',
      ],
      table: {
        caption: 'A rhythm to start from, until your groomer knows the coat',
        columns: ['Coat', 'With a groomer', 'With you'],
        rows: [
          [
            'Curly: Poodles, Doodles, Bichons',
            [{ text: 'Full Groom', to: { service: 'full-groom' } }, ' every 4-6 weeks'],
            'Comb to the skin every other day',
          ],
          [
            'Long or wiry: Shih Tzus, Schnauzers, most terriers',
            'Full Groom every 6-8 weeks',
            'Comb three times a week; beard after meals',
          ],
          [
            'Double: Goldens, Huskies, Corgis',
            [
              { text: 'Spa Bath & Brush', to: { service: 'spa-bath' } },
              ' every 4-6 weeks; De-shedding in spring and fall',
            ],
            'Rake once a week, every other day in the shed',
          ],
          [
            'Smooth: Labs, Beagles, Boxers',
            'Spa Bath & Brush every 4-6 weeks; 8 if nails and skin hold up',
            'Rubber brush once a week',
          ],
        ],
      },
      figure: {
        pictures: [
          { image: tofu, alt: 'Tofu, a white Bichon Frise with a perfectly round head' },
          { image: pickle, alt: 'Pickle, a tricolor Beagle with a glossy coat' },
        ],
        caption: 'Tofu’s hair never stops growing. Pickle’s ends up on the rug.',
      },
    },
    {
      id: 'what-to-do',
      subtitle: 'What to do with your list',
      text: [
        [
          'One sign means it’s time to plan a visit. Two or more mean soon, especially if mats are among them. ',
          { text: 'When you book', to: { page: 'booking' } },
          `, tell us what you found and where, so that we set aside the right time. A bath and brush takes ${durationWords('spa-bath')}, a Full Groom ${durationWords('full-groom')}.`,
        ],
        'Between visits, a few short sessions a week with a comb that reaches the skin do more than one heroic hour on a Sunday. Keep the comb next to the remote control.',
      ],
      figure: {
        pictures: [
          {
            image: whereMats,
            alt: 'A sitting Labradoodle with rings at the ears, under the collar, in the armpits and at the thighs',
          },
        ],
        caption:
          'Where to look first: behind the ears, under the collar, in the armpits, inside the thighs.',
      },
    },
  ],
  sources: [
    {
      id: 'scissors',
      title: 'Pet Tip: Matted Dog or Cat Fur',
      publisher: 'Riverwoods Pet Hospital',
      url: 'http://riverwoodspethospital.com/pet-tip-matted-dog-or-cat-fur/',
    },
    {
      id: 'aspca-dogs',
      title: 'Dog Grooming Tips',
      publisher: 'ASPCA',
      url: 'https://www.aspca.org/pet-care/dog-care/dog-grooming-tips',
    },
    {
      id: 'vca-sacs',
      title: 'Anal Sac Disease in Dogs',
      publisher: 'VCA Animal Hospitals',
      url: 'https://vcahospitals.com/know-your-pet/anal-sac-disease-in-dogs',
    },
    {
      id: 'vca-ears',
      title: 'Ear Infections in Dogs (Otitis Externa)',
      publisher: 'VCA Animal Hospitals',
      url: 'https://vcahospitals.com/know-your-pet/ear-infections-in-dogs-otitis-externa',
    },
    {
      id: 'aaha-skin',
      title: '2023 Management of Allergic Skin Diseases in Dogs and Cats Guidelines',
      publisher: 'American Animal Hospital Association',
      url: 'https://www.aaha.org/resources/2023-aaha-management-of-allergic-skin-diseases-in-dogs-and-cats-guidelines/',
    },
  ],
  tags: ['Dog grooming', 'Coat care', 'Nail care', 'Matting'],
  related: ['first-grooming-prep', 'seasonal-grooming-tips', 'mobile-vs-salon-grooming'],
} satisfies ArticleBody;
