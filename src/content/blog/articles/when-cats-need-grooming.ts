import type { ArticleBody, ArticleSummary } from '../article';
import openCarrier from '@/content/blog/figures/photos/open-carrier?picture';
import olive from '@/content/gallery/photos/happy-olive?picture';
import duchess from '@/content/gallery/transformations/photos/persian-cat-capitol-hill-after?picture';
import lucyPawAfter from '@/content/gallery/winners/photos/lucy-1-after?picture';
import lucyPawBefore from '@/content/gallery/winners/photos/lucy-1-before?picture';
import britchesAfter from '@/content/gallery/winners/photos/whiskers-maine-coon-2-after?picture';
import britchesBefore from '@/content/gallery/winners/photos/whiskers-maine-coon-2-before?picture';
import atHome from '@/content/photos/cat-at-home?picture';
import { catPriceWords, durationWords, priceRangeWords } from '@/content/services/package-words';
import { afterShave } from '@shared/business/health-words';
import { policy } from '@shared/business/policy';

export const summary = {
  title: '8 Signs Your Cat Needs Professional Grooming',
  metaTitle: '8 Signs Your Cat Needs a Groomer',
  excerpt:
    'Cats hide trouble well. Eight signs that a cat’s own tongue no longer keeps up, and what a groomer can do.',
  author: 'dev',
  publishedDate: '2024-03-25',
  modifiedDate: '2026-11-25',
  readingTime: '6 min',
  category: 'Cat Grooming Tips',
  pictureAlt: 'A cream Persian cat with a full ruff on a window sill, a comb at its paws',
} satisfies ArticleSummary;

/** The cats in the pictures are demonstration content. */
export default {
  inShort: [
    'The signs are knots, a greasy back, flakes, more hairballs, claws that catch, a messy rear, stains on the face, and a cat who stops washing.',
    'A coat that changes within weeks, above all in an older or thinning cat, is a reason to call your vet first.',
    'Leave the carrier out all year with a blanket in it.',
  ],
  sections: [
    {
      id: 'until-they-cannot',
      subtitle: 'Cats wash themselves, until they can’t',
      text: [
        'A healthy cat spends a large part of its waking day on its coat, with a tongue that works like a fine rasp. That’s why people are surprised when we say that some cats need help. But a tongue can’t undo a knot, it can’t reach every place on a stiff or heavy body, and it swallows whatever it collects. Add the dry, static-filled air of a Denver winter, and even a diligent cat may fall behind.',
        'Cats also hide discomfort. These eight signs are easy to miss if you don’t look for them. Go through them one by one the next time your cat is on your lap.',
        'Give it a week. Start where your cat likes to be touched, usually the cheeks and the top of the head, and let your fingers wander a little farther each evening: the chest on Monday, an armpit on Wednesday, the belly only if it’s offered. Stop while the tail is still. A cat who was held down for an inspection will remember it.',
      ],
    },
    {
      id: 'knots',
      subtitle: '1. Knots behind the elbows',
      text: [
        'Mats in cats begin in the armpits, in the groin, behind the ears and in the britches, the long hair on the thighs. They start as a pea you can feel and grow into plates that tug with each stride. A cat’s skin is thin and lifts with the knot, so scissors are dangerous here, more so than in dogs. A groomer clips mats away with a fine blade and steady tension, or shaves a badly matted coat down so that it can start over.',
        '“I start at the edge of a mat,” says June Hathaway, who grooms our cats. “If I stop when the ears turn, most cats let me go on a minute later. A cat I hold down won’t.”',
      ],
      figure: {
        pictures: [
          {
            image: britchesBefore,
            alt: 'Whiskers lying on a rug, his coat dull and stringy and his tail ragged',
          },
          {
            image: britchesAfter,
            alt: 'Whiskers lying on a rug, his combed tail raised behind him like a ringed plume',
          },
        ],
        caption:
          'Whiskers, a Maine Coon, knotted his britches by sitting in wet leaves. Fingers, cornstarch and a wide comb got them out. No hair was cut.',
      },
    },
    {
      id: 'greasy-back',
      subtitle: '2. A greasy line along the back',
      text: [
        [
          'Hair that parts into spikes above the tail, and looks wet when it’s dry, means that oil is building up. Overweight cats and older cats show it first, because they can no longer reach the lower back. A bath with a degreasing shampoo brings relief. If an older cat’s coat turns greasy or ragged while the cat gets thinner, often with a bigger appetite than ever, have its thyroid checked before anyone reaches for shampoo.',
          { cite: 'cornell-thyroid' },
        ],
      ],
    },
    {
      id: 'dandruff',
      subtitle: '3. Dandruff and sparks',
      text: [
        [
          'White flakes on a dark coat, and a crackle when you pet it, point to dry skin. Brushing spreads what oil there is: once a week for short hair, every day for long.',
          { cite: 'aspca-cats' },
          ' A wash with a moisturizing product and a slow dry helps longer. A bowl of water in a second room, or a fountain, helps too.',
        ],
      ],
    },
    {
      id: 'hairballs',
      subtitle: '4. More hairballs than usual',
      text: [
        [
          'An occasional hairball is part of life with a cat. One every week or two is usually nothing to worry about, says Cornell’s feline center.',
          { cite: 'cornell-hairballs' },
          ' Count yours, and call your vet when the number goes up. After a professional comb-out and blow-dry there’s far less to swallow. Repeated retching without a hairball, or a cat who stops eating, needs a vet right away.',
        ],
      ],
    },
    {
      id: 'claws',
      subtitle: '5. Claws that catch',
      text: [
        [
          'If the cat hangs in the curtain, the sofa or your sweater, its claws are too long. In old cats they grow thick and brittle,',
          { cite: 'cornell-senior' },
          ' and a thick claw can grow in a circle until it meets the pad. Look at the dewclaw on the inside of each front leg first. Trimming takes off only the clear tip. Check every two weeks; most cats need it about once a month.',
        ],
      ],
      figure: {
        pictures: [
          {
            image: lucyPawBefore,
            alt: 'Lucy lying on a rug, the nails of her forepaws long and curved',
          },
          { image: lucyPawAfter, alt: 'Lucy lying on a rug, the nails of her forepaws short' },
        ],
        caption: 'Lucy is fifteen. One of her nails had curled until it touched the pad.',
      },
    },
    {
      id: 'rear-end',
      subtitle: '6. A messy rear end',
      text: [
        'Long hair under the tail catches litter and worse. Cats find it as unpleasant as you do, and some begin to avoid the box. A sanitary trim, which clips that hair short, solves it for weeks. When it happens to a short-haired cat, think of loose stools, sore joints or too much weight, and ask your vet which one it is.',
      ],
    },
    {
      id: 'stains',
      subtitle: '7. Stains around the eyes and chin',
      text: [
        [
          'Flat-faced cats such as Persians have tears that run over the hair and leave a brown track. Left wet, the fold below the eye becomes sore. A soft damp cloth each day keeps it clean, and we clear what has dried on during a groom. Black specks on the chin are often feline acne. Plastic bowls are a common suspect. Try glass or steel, washed daily.',
          { cite: 'becker' },
          ' Redness, squinting or thick discharge needs a vet.',
        ],
      ],
    },
    {
      id: 'stopped-bothering',
      subtitle: '8. A cat who has stopped bothering',
      text: [
        [
          'The most important sign is a change. A cat who used to wash after each meal and no longer does may be in pain, often from teeth or from arthritis. Elderly cats groom themselves less well, and matted hair and sore skin follow.',
          { cite: 'cornell-senior' },
          ' Let your vet look first, and let us help with the coat afterward. A clean, light coat makes an old cat visibly more comfortable. ',
          { text: 'Senior Pet Comfort', to: { service: 'senior-care' } },
          ' is for old cats without mats.',
        ],
      ],
      figure: {
        pictures: [
          {
            image: atHome,
            alt: 'A tabby cat asleep on a sofa, the grooming van outside the window',
          },
        ],
        caption: 'Cats sleep a lot. A cat who has stopped washing between naps needs a look.',
      },
    },
    {
      id: 'groomer-or-vet',
      subtitle: 'Groomer or vet?',
      text: [
        'If both columns apply, the right-hand one wins. We’ll say the same if we find it first.',
      ],
      table: {
        caption: 'Who to call for what you found',
        columns: ['What you see', 'A groomer', 'A vet, first'],
        rows: [
          ['Mats', 'You can lift them off the skin', 'The skin below is red, wet or smells'],
          [
            'Greasy or ragged coat',
            'The cat is heavy or stiff, and otherwise its old self',
            'The cat is older and losing weight',
          ],
          ['Flakes', 'Winter, heated rooms', 'Scratching that lasts, bald patches'],
          ['Hairballs', 'More in shedding season', 'Retching with nothing, or not eating'],
          ['Claws', 'Long, catching on fabric', 'Grown into the pad, bleeding'],
          ['No washing', 'Only where the cat can’t reach', 'It stopped within weeks'],
          [
            'Fleas',
            'A flea bath with a cat-safe product, if you tell us first',
            [
              'For what keeps them away. Permethrin in dog products poisons cats',
              { cite: 'vca-permethrin' },
            ],
          ],
        ],
      },
    },
    {
      id: 'how-often',
      subtitle: 'How often, by coat',
      text: [
        'A matted or greasy coat may need us every 4-8 weeks at first. Once it’s in order, this is enough.',
      ],
      table: {
        caption: 'A rhythm to start from',
        columns: ['Coat', 'With a groomer', 'With you'],
        rows: [
          ['Persian, Himalayan', 'Comb-out every 6-8 weeks', 'Comb and clean the face every day'],
          ['Maine Coon, Ragdoll, Siberian', 'Comb-out every 6-8 weeks', 'Comb every day'],
          [
            'Short',
            [
              'In ',
              { text: 'the spring and fall sheds', to: { article: 'seasonal-grooming-tips' } },
            ],
            'Brush once a week',
          ],
          ['Any coat, stiff or heavy cat', 'When the back turns greasy', 'Claws once a month'],
        ],
      },
      figure: {
        pictures: [
          { image: duchess, alt: 'Duchess, a cream Persian with an airy combed ruff' },
          { image: olive, alt: 'Olive, a black shorthair cat with green eyes' },
        ],
        caption:
          'Two coats, two calendars: Duchess every six to eight weeks, Olive when she sheds in spring and fall.',
      },
    },
    {
      id: 'in-the-van',
      subtitle: 'What a cat groom in the van looks like',
      text: [
        [
          'A cat doesn’t need to travel for this. It’s carried a few steps in its own carrier, into a van without a single dog, and ',
          { text: 'a mobile cat groom', to: { service: 'cat-grooming' } },
          ` takes ${durationWords('cat-grooming')} for most cats. We work in short turns, keep the water and the dryer quiet, and let the cat hide its face in a towel when it likes. For a badly matted coat we discuss a lion cut with you before any clipper is switched on. It’s a plush half inch again after about three months. ${afterShave} Cats are ${priceRangeWords('cat-grooming')} by size. ${catPriceWords()}`,
        ],
        `“If your cat says no at minute twelve, we’ve had a twelve-minute visit,” June says. “I’d rather come back.” ${policy.stoppedVisit}`,
        [
          'The carrier is your part. A carrier that appears on the day means trouble to any cat. One that stands open in the living room all year, with a blanket and now and then a treat in it, is furniture.',
          { cite: 'carrier' },
          { cite: 'tufts' },
          ' Please don’t feed your cat for two hours before we come, unless your vet says otherwise, and keep your cat in one room so that nobody has to search under beds.',
        ],
        [
          'We come to cats from ',
          { text: 'Capitol Hill', to: { area: 'capitol-hill' } },
          ' walk-ups to the foothills. ',
          { text: 'The page for cats', to: { page: 'catGrooming' } },
          ' has prices and breeds. Comb yours on the days when it asks for your lap, and you’ll find the next knot while it’s still small.',
        ],
      ],
      figure: {
        pictures: [
          {
            image: openCarrier,
            alt: 'A tabby cat looks out of a carrier that stands open in a living room, a blanket in it',
          },
        ],
        caption: 'Leave the carrier open all year, with a blanket in it.',
      },
    },
  ],
  sources: [
    {
      id: 'cornell-thyroid',
      title: 'Hyperthyroidism in Cats',
      publisher: 'Cornell Feline Health Center',
      url: 'https://www.vet.cornell.edu/departments-centers-and-institutes/cornell-feline-health-center/health-information/feline-health-topics/hyperthyroidism-cats',
    },
    {
      id: 'aspca-cats',
      title: 'Cat Grooming Tips',
      publisher: 'ASPCA',
      url: 'https://www.aspca.org/pet-care/cat-care/cat-grooming-tips',
    },
    {
      id: 'cornell-hairballs',
      title: 'The Danger of Hairballs',
      publisher: 'Cornell Feline Health Center',
      url: 'https://www.vet.cornell.edu/departments-centers-and-institutes/cornell-feline-health-center/health-information/feline-health-topics/danger-hairballs',
    },
    {
      id: 'cornell-senior',
      title: 'The Special Needs of the Senior Cat',
      publisher: 'Cornell Feline Health Center',
      url: 'https://www.vet.cornell.edu/departments-centers-and-institutes/cornell-feline-health-center/health-information/feline-health-topics/special-needs-senior-cat',
    },
    {
      id: 'becker',
      title: 'Cats Can Get Acne: Here’s What to Do',
      publisher: 'Dr. Marty Becker',
      url: 'https://drmartybecker.com/petconnection/cats-can-get-acne-heres-what-to-do',
    },
    {
      id: 'vca-permethrin',
      title: 'Pyrethrin/Pyrethroid Poisoning in Cats',
      publisher: 'VCA Animal Hospitals',
      url: 'https://vcahospitals.com/know-your-pet/pyrethrinpyrethroid-poisoning-in-cats',
    },
    {
      id: 'carrier',
      title: 'Getting Your Cat Acclimated to the Carrier',
      publisher: 'Cat Friendly Homes',
      url: 'https://catfriendly.com/cat-comfortable-with-the-carrier/',
    },
    {
      id: 'tufts',
      title: 'You Keep the Cat Carrier Where?',
      publisher: 'Tufts Catnip',
      url: 'https://www.tuftscatnip.com/everydaycatcare/you-keep-the-cat-carrier-where/',
    },
  ],
  reviewer: 'june',
  tags: ['Cats', 'Cat grooming', 'Long-haired cats', 'Senior pets'],
  related: ['seasonal-grooming-tips', 'mobile-vs-salon-grooming', 'first-grooming-prep'],
} satisfies ArticleBody;
