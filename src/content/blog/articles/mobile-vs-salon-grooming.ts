import type { ArticleBody, ArticleSummary } from '../article';
import bella from '@/content/gallery/winners/photos/bella?picture';
import max from '@/content/gallery/winners/photos/max?picture';
import vanInside from '@/content/photos/van-inside?picture';
import van from '@/content/photos/van?picture';
import arrival from '@/content/photos/visit-arrival?picture';
import greeting from '@/content/photos/visit-greeting?picture';
import groom from '@/content/photos/visit-groom?picture';
import { durationWords, packagePrice } from '@/content/services/package-words';
import { policy, rangeInUsd } from '@shared/business/policy';
import { lateFee } from '@shared/business/promises';
import { driveMinutes, freeCancelHours } from '@shared/time/hours';

const { extended } = policy.travelFee;

export const summary = {
  title: 'Mobile vs Salon Grooming for Anxious Dogs',
  excerpt:
    'What changes for a nervous dog when the salon comes to the curb, what doesn’t, and how to choose.',
  author: 'dev',
  publishedDate: '2024-02-01',
  modifiedDate: '2026-11-25',
  readingTime: '7 min',
  category: 'Grooming Comparisons',
  pictureAlt: 'A Miniature Schnauzer in the open door of the grooming van',
} satisfies ArticleSummary;

/** The pets in the pictures are demonstration content. */
export default {
  inShort: [
    'For most anxious dogs the trouble is the drive, the waiting and the other dogs. A van leaves out all three.',
    'If the trouble is being touched, the setting matters less than the pace. Look for short, frequent visits.',
    'Compare the whole trip, in minutes and in dollars, and ask any groomer the same six questions.',
  ],
  sections: [
    {
      id: 'before-the-table',
      subtitle: 'The fear usually starts before the table',
      text: [
        'Owners tell me that their dog hates being groomed. When I ask when the trembling begins, it’s nearly always in the car or in the parking lot. By the time anyone picks up a brush, the dog has been worried for half an hour. That’s worth knowing, because it means much of the problem lies in the trip to the groomer, and the trip can change.',
        'I came to the van from a shelter, not from a salon, and I have no quarrel with salons. Good ones exist all over Denver, with skilled people who are patient with difficult dogs. This is a comparison of two settings, and some dogs do better in the other one.',
      ],
    },
    {
      id: 'salon',
      subtitle: 'What a salon asks of a nervous dog',
      text: [
        'A salon day has several parts. There’s the drive, the lobby with other dogs, the handover at the counter, and often a wait in a kennel or pen while the dogs ahead are finished. The dog is moved from bath to dryer to table, sometimes by different people, with phones, clippers and barking around it. Ask your salon how long your dog would be there.',
        'A confident dog sleeps through the waiting. A dog who startles at sounds, guards its space or panics when left spends those hours on alert. Stress adds up. Each small fright leaves less patience for the next one, and the nail trim at the end gets the blame.',
      ],
    },
    {
      id: 'van',
      subtitle: 'What a van leaves out',
      text: [
        [
          'In a van the chain is short. We park at your curb and come to your door, you walk your dog out with us, and one groomer does everything from the bath to the bow. No other animals are on board. Nobody waits in a cage. A ',
          { text: 'bath and brush', to: { service: 'spa-bath' } },
          ` takes ${durationWords('spa-bath')} from door to door, so a dog who is uneasy about being apart from you is soon back on its own rug. A `,
          { text: 'Full Groom', to: { service: 'full-groom' } },
          ` takes ${durationWords('full-groom')}.`,
        ],
        'The quiet helps, and so does the control. With one dog in the room I can stop. If a Schnauzer goes stiff when the dryer starts, I switch it off, towel for five minutes and begin again at the lowest setting, at the hind end, pointed away from the face. No other dog is waiting on a table.',
        'Home also stays in reach. A dog who can smell its own street recovers faster than one on an unknown floor, and if we decide to stop halfway, the door is ten steps away.',
      ],
      figure: {
        pictures: [
          {
            image: van,
            alt: 'The grooming van below the Front Range at dusk, its side open on a dog in a bathtub',
          },
        ],
        caption: 'The whole salon, with one tub and one table.',
      },
    },
    {
      id: 'same-worries',
      subtitle: 'What a van doesn’t change',
      text: [
        'Some worries ride along. If your dog fears the sound of clippers, it will fear ours. If nail trims have hurt before, they’ll be hard anywhere. A van is a small room with a table, a tub and a dryer in it, and a dog who can’t bear tight spaces may find a large, open salon easier. Very social dogs sometimes enjoy the bustle and look for the others when they’re alone with me.',
        [
          'There are practical limits as well. We need a place to park that is level and safe to step out on. If your dog no longer climbs, give us its weight when you book. We lift dogs in by hand or with a sling. ',
          { text: 'Senior Pet Comfort', to: { service: 'senior-care' } },
          ' is built around that. And a dog who bites when handled needs a plan with your veterinarian first, perhaps with medication, whoever holds the brush. That’s nothing to be ashamed of, and I’d much rather hear it beforehand.',
        ],
      ],
      figure: {
        pictures: [{ image: groom, alt: 'A gray Schnauzer in a bathtub, with a cap of foam' }],
        caption: 'One pet in the van, and one pair of hands.',
      },
    },
    {
      id: 'minutes-and-dollars',
      subtitle: 'Van and salon, line by line',
      text: [
        'The van’s column comes from our own price list and promises, for one medium dog between 20 and 50 pounds. The salon’s column is for a salon ten minutes away. Salon prices change, so call yours and ask for two figures, the price and the pickup time.',
        'The drive is the line people forget. If you go home in between, you make that trip four times, and your dog twice.',
      ],
      table: {
        caption: 'One medium dog, by van and by salon',
        columns: ['What it takes', 'Our van', 'A salon'],
        rows: [
          [
            'Your time on the road',
            '0 minutes. You walk to the curb',
            '40 minutes: four trips of 10',
          ],
          ['Your dog’s time in the car', '0 minutes', '20 minutes: two trips of 10'],
          ['Waiting in a kennel', '0 minutes', '0 minutes in some, hours in others'],
          ['Other animals in the room', '0', '1 or more, besides yours'],
          ['People who handle your dog', '1', '1 to 3: bather, dryer, groomer'],
          [
            'Travel fee',
            extended
              ? `${rangeInUsd(extended)}, only beyond ${driveMinutes.free} minutes`
              : `Possible beyond ${driveMinutes.free} minutes. Your confirmation shows the exact amount`,
            '0, and the gas is yours',
          ],
          [
            'Canceling',
            `Free up to ${freeCancelHours} hours before, at most $${lateFee} after`,
            'Ask how much notice, and what it costs after that',
          ],
          [
            'Bath and brush, our price',
            `${packagePrice('spa-bath', 'medium')} for ${durationWords('spa-bath')}`,
            'Yours may cost less',
          ],
          [
            'Full Groom, our price',
            `${packagePrice('full-groom', 'medium')} for ${durationWords('full-groom')}`,
            'Yours may cost less',
          ],
        ],
      },
      figure: {
        pictures: [
          { image: arrival, alt: 'The van at the curb, and the text that says it is on its way' },
        ],
        caption: 'The whole trip, for your dog: from the door to the curb.',
      },
    },
    {
      id: 'how-to-tell',
      subtitle: 'How to tell which suits your dog',
      text: [
        [
          'Think about the last few times your dog was away from home. Did it eat at the kennel, or refuse a treat it would normally steal? Refusing food is one of the clearer signs of stress a dog can give.',
          { cite: 'brief' },
          ' Did it come home from the salon and sleep the normal sleep of a busy day, or drink a full bowl and hide?',
        ],
        [
          'The small signs matter more than the loud ones. A yawn on the table gets read as calm. It’s the opposite. In a dog who isn’t tired it’s a sign of worry, like licking the lips with no food in sight, panting in a cool room or showing the whites of the eyes.',
          { cite: 'brief' },
          { cite: 'bristol' },
          ' One of them may mean nothing. Several together, or the same one at each touch of the clipper, mean that I should slow down.',
        ],
        'Many dogs have a bit of everything. For those I suggest one easy appointment, a bath and a brush, before you decide about the haircut.',
      ],
      table: {
        caption: 'If your dog …, choose …',
        columns: ['Your dog', 'Choose'],
        rows: [
          ['trembles in the car or the lobby', 'A van, or a groomer who works inside your home'],
          ['fears noise or other dogs', 'A van'],
          ['can’t bear being touched', 'Whoever splits the work into short visits'],
          ['guards the house, or calms down among dogs', 'A salon'],
          ['has bitten, or panics every time', 'Your vet first'],
        ],
      },
      figure: {
        pictures: [
          {
            image: vanInside,
            alt: 'The van cut open: June brushes an old Golden Retriever on the low table, between the tub and a window',
          },
        ],
        caption: 'Tub, table, dryer: what a salon has, for one dog at a time.',
      },
    },
    {
      id: 'other-ways',
      subtitle: 'Two other ways',
      text: [
        'Some groomers work in your kitchen or bathroom, which leaves out the van as well as the car, though the mess stays with you. And for a dog in real panic there are two things only a vet can offer: medication before the visit, and grooming under sedation at the clinic. We never sedate. Ask your vet about both, and tell us what was decided.',
      ],
    },
    {
      id: 'rather-a-salon',
      subtitle: 'When I’d send you to a salon',
      text: [
        'There are dogs I wouldn’t put in a van. One guards the house so hard that a stranger at the curb is the worst thing that can happen. On neutral ground the same dog may be polite. Another is the dog who howls when alone with one person and calms down among others. If your street has no legal place where a van can stand for two or three hours, or your building won’t allow it, a good salon is the better choice.',
        'The same goes for money. A van that spends its day on one dog after another, with a drive in between, seldom costs less than a shop. If your dog is fine in the shop, keep the shop. You have a groomer your dog trusts, which is the hard part.',
      ],
    },
    {
      id: 'questions',
      subtitle: 'Six questions to ask any groomer',
      text: [
        'Ask who will handle your dog, and whether it’s the same person from start to finish. Ask how long the dog will wait before and after. Ask whether dogs are ever left alone under a dryer. Ask who calls you, and when, if the coat turns out worse than it looked.',
        'Ask what happens when a dog says no. A good answer includes pausing, changing the order, and calling you. And ask what the groomer wants to know about your dog. Someone who asks about triggers, old injuries and favorite treats has done this before. Be careful with anyone who promises that every dog loves it.',
      ],
      figure: {
        pictures: [
          {
            image: max,
            alt: 'Max, a salt and pepper Miniature Schnauzer with a square beard and sharp brows',
          },
          {
            image: bella,
            alt: 'Bella, a gold and white Shih Tzu, her topknot tied up in a copper bow',
          },
        ],
        caption:
          'Max barked at the van for a year and now waits on the curb for it. Bella is blind, so each tool is switched on far away and brought closer.',
      },
    },
    {
      id: 'first-visit',
      subtitle: 'Making the first visit a good one',
      text: [
        [
          'Walk your dog before we come, long enough to take the edge off and to empty the bladder. Feed a light meal, not a full one. Tell us in the notes what frightens your dog and what it loves, down to the brand of cheese. Hand over at the van with a short, calm goodbye. With a puppy there’s more to gain, and ',
          { text: 'two weeks of practice at home', to: { article: 'first-grooming-prep' } },
          ' are worth more than anything I can do on the day.',
        ],
        'Then keep the rhythm. Every 4-8 weeks is right for most coats, and for an anxious dog the regularity counts as much as the coat does. Come often, for short visits. After the third or fourth visit many of the dogs I was warned about walk up the step by themselves. They don’t love the bath, but they know how it ends.',
      ],
      figure: {
        pictures: [
          {
            image: greeting,
            alt: 'A gray Schnauzer sits at a front door, an open hand held out to it',
          },
        ],
        caption: 'The first minute is your dog’s: a sniff, and then the van.',
      },
    },
  ],
  sources: [
    {
      id: 'brief',
      title: 'Signs of Stress-Induced Behavior in Dogs & Cats',
      publisher: 'Clinician’s Brief',
      url: 'https://cliniciansbrief.com/article/stress-induced-behavior-not-always-obvious',
    },
    {
      id: 'bristol',
      title: 'Interpreting the Behavioural Signs',
      publisher: 'University of Bristol, Behaviour Clinic',
      url: 'http://www.bristol.ac.uk/vetscience/services/behaviour-clinic/dogbehaviouralsigns/interpretingbehaviour.html',
    },
  ],
  tags: ['Anxious dogs', 'Mobile grooming', 'Salon grooming', 'Behavior'],
  related: ['first-grooming-prep', 'signs-your-dog-needs-grooming', 'when-cats-need-grooming'],
} satisfies ArticleBody;
