import type { ArticleBody, ArticleSummary } from '../article';
import pawInHand from '@/content/blog/figures/photos/paw-in-hand?picture';
import peaches from '@/content/gallery/photos/happy-peaches?picture';
import sergeant from '@/content/gallery/photos/happy-sergeant?picture';
import dominoAfter from '@/content/gallery/transformations/photos/poodle-rino-after?picture';
import dominoBefore from '@/content/gallery/transformations/photos/poodle-rino-before?picture';
import greeting from '@/content/photos/visit-greeting?picture';
import { durationWords, packagePrice } from '@/content/services/package-words';
import puppy from '@/content/services/packages/photos/puppy-cut?picture';
import { policy } from '@shared/business/policy';
import { arrivalMinutes } from '@shared/time/hours';

export const summary = {
  title: 'How to Prepare Your Pup for Their First Mobile Grooming',
  metaTitle: 'Prepare Your Pup for Mobile Grooming',
  excerpt:
    'Two weeks of five-minute exercises, what to tell us, and how the first visit in the van goes.',
  author: 'dev',
  publishedDate: '2024-03-15',
  modifiedDate: '2026-11-25',
  readingTime: '6 min',
  category: 'Grooming Tips',
  pictureAlt: 'A Corgi puppy on a rug, beside a soft brush and a bowl of treats',
} satisfies ArticleSummary;

/** The pets in the pictures are demonstration content. */
export default {
  inShort: [
    'Start at home the week the puppy moves in; book the first visit for 12-16 weeks, once your vet agrees.',
    'Two weeks, five minutes a day: hands in the first week, tools and sounds in the second.',
    'A calm puppy matters more than a finished haircut.',
  ],
  sections: [
    {
      id: 'start-early',
      subtitle: 'Start earlier than you think',
      text: [
        [
          'Vets who specialize in behavior call the first three months of life the most important time to meet new people, places and things, and they want that to happen before the last shot, as long as it’s done safely.',
          { cite: 'avsab' },
          ' What a puppy learns then about brushes, water and warm air tends to stay. So the practice below starts the week the puppy moves in, and the first appointment comes at 12-16 weeks.',
        ],
        'Ask your veterinarian when your puppy’s vaccinations allow it to meet the world. A van without other animals on board makes that conversation easier.',
        [
          'If your dog is older and new to grooming, all of this still applies. It only takes more repetitions, and ',
          {
            text: 'a van may suit a worried one better',
            to: { article: 'mobile-vs-salon-grooming' },
          },
          ' than a shop.',
        ],
      ],
      figure: {
        pictures: [
          {
            image: dominoBefore,
            alt: 'Domino before his first groom: a silver Poodle puppy with a shaggy topknot over one eye',
          },
          {
            image: dominoAfter,
            alt: 'Domino after his first groom: the same puppy with a neat face and a round head',
          },
        ],
        caption:
          'Domino was five months old and had never met a clipper. The face took four minutes.',
      },
    },
    {
      id: 'two-week-plan',
      subtitle: 'The plan: fourteen days, five minutes each',
      text: [
        'Do it after a walk, when the puppy is a little tired. Each touch is followed by a treat, never preceded by one, so that the touch becomes the good news. If a day goes badly, repeat it tomorrow.',
      ],
      table: {
        caption: 'Two weeks before the first groom',
        columns: ['When', 'What you do', 'Good enough when'],
        rows: [
          ['Day 1', 'Touch an ear, lift the flap', 'The head stays where it is'],
          ['Day 2', 'Hold each paw for one second, then two', 'The paw stays loose in your hand'],
          ['Day 3', 'Press a toe so that the nail comes forward', 'All four feet, one toe each'],
          ['Day 4', 'Lift the lip, run a hand down the tail', 'No wriggle, or a cheerful one'],
          [
            'Days 5-6',
            'The same on a bath mat on a low coffee table, one hand on the puppy at all times',
            'It takes the treat up there',
          ],
          ['Day 7', 'Day off. Sniff a parked car instead', 'You both had a nice walk'],
          ['Day 8', 'A soft brush on the floor, then two strokes', 'The puppy looks for the brush'],
          [
            'Day 9',
            'Four strokes, one on the chest, then the comb',
            'You stopped before any tangle',
          ],
          [
            'Day 10',
            'An electric toothbrush running in the next room during supper',
            'Supper goes on',
          ],
          [
            'Day 11',
            'The toothbrush in the same room, then its handle on the shoulder',
            'Still eating',
          ],
          ['Day 12', 'Hair dryer on cool and low, aimed at the wall', 'Ears up, feet still'],
          [
            'Day 13',
            'Stand in an empty tub on a rubber mat, and eat there',
            'It waits to be lifted out',
          ],
          ['Day 14', 'Lukewarm water over the feet only', 'Shakes it off and wags'],
        ],
      },
      figure: {
        pictures: [{ image: pawInHand, alt: 'A paw rests in an open hand' }],
        caption: 'Hold the paw loosely.',
      },
    },
    {
      id: 'hands',
      subtitle: 'Week one: hands',
      text: [
        [
          'Stop while it’s going well. If the puppy pulls a paw away, you asked for too long. Let go, wait, and ask for half as much. A yawn, a lick of the lips or a treat that is suddenly not interesting says the same thing earlier and more quietly. These are signs of stress, not of boredom.',
          { cite: 'brief' },
          ' Stop at the first sign, and your puppy won’t need to growl.',
        ],
        'The table matters more than it looks. Most puppies have never stood on one. Keep yours low enough that a jump wouldn’t hurt, and keep a hand on the puppy.',
      ],
    },
    {
      id: 'tools',
      subtitle: 'Week two: tools and sounds',
      text: [
        'A comb comes after the brush, because it reaches deeper. Don’t start on a tangle, or the first thing the comb teaches is pain. The toothbrush is the closest thing to a clipper in most homes, and your hair dryer on low is the closest thing to ours.',
        'Finish with water. A dog who has stood on a slippery floor once remembers it at every bath, which is why the rubber mat comes before the faucet.',
      ],
      figure: {
        pictures: [
          {
            image: puppy,
            alt: 'A silver and white puppy with a bow, beside a jar of treats and a brush',
          },
        ],
        caption:
          'What week two looks like when it’s over: the brush, the treats, no hard feelings.',
      },
    },
    {
      id: 'behind-schedule',
      subtitle: 'If you’re behind schedule',
      text: [
        [
          'Some puppies need longer. If yours is stuck on the dryer on day fourteen, book anyway and say so. We’d rather meet a puppy who knows hands and doesn’t know dryers than one who stayed home until everything was perfect. A towel dries a small dog well enough, and the dryer can have its own visit. A rescue who has just arrived needs to settle in first. Wait two or three weeks, then start at day one. A grown dog learns the same steps in the same order, only slower, so take two days for each line. Book a short first visit for it, a bath and a brush, and tell us what its last groomer said. We do this ',
          { text: 'all over Denver', to: { area: 'denver' } },
          ', for dogs of every age.',
        ],
      ],
    },
    {
      id: 'tell-us',
      subtitle: 'What to tell us when you book',
      text: [
        [
          'Breed and weight help, and a guess is fine for a mix. ',
          { text: 'In the booking form', to: { page: 'booking' } },
          ', tell us which shots are still to come, any allergies, what food rewards are allowed, and what has frightened your puppy so far. If you have a haircut in mind, text us a picture. It says more than a name, since a “teddy bear” means something different to each of us.',
        ],
        [
          'Tell us about parking, too. We need a level place near the door, in the driveway or at the curb, and after snow a path that you’ve shoveled. ',
          { text: 'Puppy’s First Groom', to: { service: 'puppy-cut' } },
          ` is for puppies under 6 months, takes ${durationWords('puppy-cut')} and starts at ${packagePrice('puppy-cut')}. Later on, a bath and brush takes ${durationWords('spa-bath')} and a Full Groom ${durationWords('full-groom')}.`,
        ],
      ],
    },
    {
      id: 'on-the-day',
      subtitle: 'On the day',
      text: [
        'Give a light meal two or three hours before, and a walk with plenty of time to sniff. An empty bladder is half the battle. Brush lightly if your puppy enjoys it. If there are mats, leave them to us. Please don’t bathe the dog the evening before. Clean is our job, and damp tangles are harder than dry ones.',
        'Have ready: the name of any flea product and when you used it, cheese cut small, a leash that clips on, a level spot for the van, and your vet’s phone number.',
        `Your groomer texts when they’re ${arrivalMinutes} minutes away. Use those minutes for a last trip to the grass. When we come to the door, keep your own voice cheerful and short. Come out to the van with us, stand at the open door while your puppy looks around, and hand over a few of its favorite treats. Then it’s best to go inside. Most puppies settle within a minute or two once they stop listening for you. If yours doesn’t, we’ll text you to come out. ${policy.stoppedVisit}`,
      ],
      figure: {
        pictures: [
          {
            image: greeting,
            alt: 'A gray Schnauzer sits at a front door, an open hand held out to it',
          },
        ],
        caption: 'We come to the door, and wait until your dog has sniffed.',
      },
    },
    {
      id: 'in-the-van',
      subtitle: 'What happens in the van',
      text: [
        'We let the puppy explore the floor first, with the tools switched off. Then comes the bath with warm water, a towel, and the dryer at its gentlest. We brush, clear the hair from the eyes and the pads, tidy the sanitary area, and trim the nails, sometimes only two feet of them. If everything goes well, we shape the coat a little. If a step is too much, we leave it for the next time and tell you which one it was, so that you can practice.',
        'You get your dog back with a short report on what it enjoyed, what it was unsure of, and one exercise for home. Keep that exercise short. A tired puppy has done enough for the day, and may well sleep through the afternoon.',
      ],
      figure: {
        pictures: [
          { image: peaches, alt: 'Peaches, an orange Pomeranian puppy with a small bow' },
          { image: sergeant, alt: 'Sergeant, a wiry brown rescue dog with soft eyes' },
        ],
        caption:
          'Two first grooms. Peaches tried to eat the bow, then wore it all week. Sergeant came to it grown up and leaned in after ten minutes.',
      },
    },
    {
      id: 'keep-it-up',
      subtitle: 'And then keep it up',
      text: [
        [
          'Book the second visit for about four weeks later, even if the coat hardly needs it. One good visit isn’t a habit yet. After that, every 4-8 weeks suits most coats. Poodles, Doodles and Bichons need a ',
          { text: 'Full Groom', to: { service: 'full-groom' } },
          ' every 4-6, above all between eight and fourteen months, when the adult coat pushes through the puppy coat and mats appear overnight.',
        ],
        'In between, two minutes of brushing after supper and a paw check now and then are all it takes. The puppies who get that grow into the dogs who fall asleep on our table.',
      ],
    },
  ],
  sources: [
    {
      id: 'avsab',
      title: 'Position Statement on Puppy Socialization',
      publisher: 'American Veterinary Society of Animal Behavior, kept by Purdue University',
      url: 'https://caninewelfare.centers.purdue.edu/resource/avsab-puppy-socialization-position-statement/',
    },
    {
      id: 'brief',
      title: 'Signs of Stress-Induced Behavior in Dogs & Cats',
      publisher: 'Clinician’s Brief',
      url: 'https://cliniciansbrief.com/article/stress-induced-behavior-not-always-obvious',
    },
  ],
  tags: ['Puppies', 'First groom', 'Training', 'Mobile grooming'],
  related: ['mobile-vs-salon-grooming', 'signs-your-dog-needs-grooming', 'seasonal-grooming-tips'],
} satisfies ArticleBody;
