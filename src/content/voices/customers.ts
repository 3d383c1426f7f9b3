import { packagePrice } from '../services/package-words';

export type Testimonial = {
  readonly text: string;
  /** First name and neighborhood. */
  readonly author: string;
  /** Says where and when the quote was written, such as `Google, October 2026`, and is printed below the name. */
  readonly source?: string;
  /** Came with the site: a production build refuses to show it. */
  readonly isDemonstration?: boolean;
};

/** Twelve people speak, some of them twice. An area quotes those of its region. */
export const quotes = {
  // An anxious white Bichon; she notices everything.
  elena: {
    author: 'Elena, Wash Park',
    text: 'We tried two salons before this and he came home hoarse from barking. Now he walks out to the van by himself. I still watch through the window every time.',
    isDemonstration: true,
  },
  // A Bernese; facts and numbers.
  darnell: {
    author: 'Darnell, Central Park',
    text: 'He weighs 104 pounds and they didn’t make a thing of it. He was dry to the skin when he came back in, and no salon has managed that.',
    isDemonstration: true,
  },
  // A Himalayan who bites; careful words.
  meiLin: {
    author: 'Mei-Lin, Capitol Hill',
    text: 'I was asked a lot of questions about my cat before anything happened, and I appreciated that. The first visit was only a comb-out and half of the belly. The second one finished it.',
    isDemonstration: true,
  },
  // A deaf old Norfolk Terrier; they say "we".
  tomAndAbbyLift: {
    author: 'Tom and Abby, Littleton',
    text: 'He gets carsick now, even on short trips. They came to us, did what he could manage that day, and told us what they had left for next time.',
    isDemonstration: true,
  },
  tomAndAbbyJune: {
    author: 'Tom and Abby, Littleton',
    text: 'We have had June three times now. We ask for her in the notes and so far it has worked out.',
    isDemonstration: true,
  },
  // A Labrador; few words.
  ray: {
    author: 'Ray, Lakewood',
    text: 'Good groomer. On time. No complaints.',
    isDemonstration: true,
  },
  rayTruck: {
    author: 'Ray, Lakewood',
    text: 'Used them three times. The dog comes back clean and I don’t have to hose out the truck.',
    isDemonstration: true,
  },
  // A Goldendoodle; works nights.
  denise: {
    author: 'Denise, Aurora',
    text: 'I work nights, so I asked for the 2-4 PM window. They texted before they knocked and my husband slept right through it.',
    isDemonstration: true,
  },
  deniseMats: {
    author: 'Denise, Aurora',
    text: 'He had mats behind both ears. They showed me, told me what it would cost, and asked first.',
    isDemonstration: true,
  },
  // Two Shelties; she tells the whole story.
  kathy: {
    author: 'Kathy, Arvada',
    text: 'I have two Shelties and used to do them myself in the bathtub, which my back will not allow anymore. The young man was so patient with Pepper, who does not care for dryers. I have already told my sister about you.',
    isDemonstration: true,
  },
  kathyWait: {
    author: 'Kathy, Arvada',
    text: 'They said around 9:15 and it was almost 9:30, so I sat by the door a while. Lovely job once they were here.',
    isDemonstration: true,
  },
  // A French Bulldog; types as he talks.
  chris: {
    author: 'Chris, RiNo',
    text: 'Super easy. I sent them the code for the dock, came down to hand him over and again to get him. In between I was at my desk.',
    isDemonstration: true,
  },
  chrisDryer: {
    author: 'Chris, RiNo',
    text: 'My Frenchie hated dryers. They keep it on cool and low and now he just stands there.',
    isDemonstration: true,
  },
  // A medium Schnauzer mix and three children.
  jen: {
    author: 'Jen, Highlands Ranch',
    text: `The full groom for our Schnauzer mix was ${packagePrice('full-groom', 'medium')} plus the drive. They were done before school pickup.`,
    isDemonstration: true,
  },
  jenPhone: {
    author: 'Jen, Highlands Ranch',
    text: 'I booked it on my phone at the dentist and they came the next morning. I did not have to put anybody in the car, which with my three is the whole point.',
    isDemonstration: true,
  },
  // A Border Collie mix off the mesa; a neighbor talking over the fence.
  walt: {
    author: 'Walt, Golden',
    text: 'She gets into the cheatgrass and my eyes aren’t good enough to find it all. They go over her feet one toe at a time. They found two that I’d missed.',
    isDemonstration: true,
  },
  waltStreet: {
    author: 'Walt, Golden',
    text: 'Our street is steep and they worked out where to park without me having to explain it.',
    isDemonstration: true,
  },
  // A senior cat; polite and short.
  linda: {
    author: 'Linda, Englewood',
    text: 'Very satisfied. Will book again.',
    isDemonstration: true,
  },
  lindaHour: {
    author: 'Linda, Englewood',
    text: 'The groomer was polite and our cat stayed calm. It took a little over an hour.',
    isDemonstration: true,
  },
  // A Husky; far out on the plains.
  sam: {
    author: 'Sam, Reunion',
    text: 'Hardly anybody comes out here, and these folks do. I did have to wait almost two weeks for a Saturday, so book early if you need one.',
    isDemonstration: true,
  },
  samHusky: {
    author: 'Sam, Reunion',
    text: 'They got a trash bag of fur out of my Husky and the floors have been fine for a month.',
    isDemonstration: true,
  },
} as const satisfies Readonly<Record<string, Testimonial>>;

export type QuoteName = keyof typeof quotes;
