import { paymentWords, policy } from './policy.ts';
import { promises } from './promises.ts';

const readyWords = {
  dog: 'Walk your dog first and have the leash on.',
  dogs: 'Walk your dogs first and have their leashes on.',
  cat: 'Put your cat in a carrier.',
  cats: 'Put each cat in a carrier.',
} as const;

const keepIn = (pets: string) => `Then keep ${pets} in a closed room until we’re at the door.`;

const rabiesWords = 'The rabies shot must be up to date, by local law. We take your word for it.';

/** Told in full wherever the other topics are behind a link. */
export const homeWords =
  'You or another adult must be there at the start and at the end. Keep your phone on in between.';

/** Every page and email about a visit shows these. The operator must confirm payment, vaccinations, matting and weather. */
export const beforeYourVisit = [
  {
    title: 'At your place',
    topics: [
      {
        id: 'power',
        title: 'Power and water',
        short: 'None needed. The van brings its own.',
      },
      {
        id: 'home',
        title: 'Who should be home',
        short: homeWords,
      },
      {
        id: 'parking',
        title: 'Parking',
        short: 'Please find us a level, legal spot near your door, about two cars long.',
      },
      {
        id: 'weather',
        title: 'Weather',
        short: `The van is heated and cooled. Below ${policy.tooCold} °F, or if roads aren’t safe, we move or cancel your visit, free.`,
      },
    ],
  },
  {
    title: 'Your pet',
    topics: [
      {
        id: 'ready',
        title: 'What to have ready',
        short: `${readyWords.dog} ${readyWords.cat} ${keepIn('your pet')}`,
      },
      {
        id: 'vaccinations',
        title: 'Vaccinations',
        short: `${rabiesWords} For a puppy, ask your vet first.`,
      },
    ],
  },
  {
    title: 'Time and money',
    topics: [
      {
        id: 'length',
        title: 'How long it takes',
        short: 'Most visits take 60-90 minutes, a full groom 2-3 hours. Pets go one at a time.',
      },
      {
        id: 'payment',
        title: 'Payment and tips',
        short: `${paymentWords()} Tips are welcome, never expected.`,
      },
      {
        id: 'canceling',
        title: 'Canceling',
        short: `${promises.canceling} Tap the link in our emails, or call or text us.`,
      },
    ],
  },
] as const;

type TopicId = (typeof beforeYourVisit)[number]['topics'][number]['id'];

const ready: readonly TopicId[] = ['power', 'parking', 'ready', 'vaccinations'];

const allTopics = beforeYourVisit.flatMap(({ topics }) => [...topics]);

type Pet = { readonly pet_type: string; readonly service: string };

export function visitEssentials(pets: readonly Pet[]) {
  return topicsOf([...ready, 'home', 'payment']).map((topic) => ({
    title: topic.title,
    short: shortFor(topic, pets),
  }));
}

/** An email tells the payment and who should be home elsewhere. */
export function readyEssentials(pets: readonly Pet[], ids = ready): readonly string[] {
  return topicsOf(ids).map((topic) => `${topic.title}: ${shortFor(topic, pets)}`);
}

export function shortTopics(pets: readonly Pet[], ...ids: readonly TopicId[]): readonly string[] {
  return topicsOf(ids).map((topic) => shortFor(topic, pets));
}

function topicsOf(ids: readonly TopicId[]) {
  return allTopics.filter(({ id }) => ids.includes(id));
}

/** Notes for another kind of pet are left out. */
function shortFor({ id, short }: (typeof allTopics)[number], pets: readonly Pet[]): string {
  const count = (kind: string) => pets.filter(({ pet_type: type }) => type === kind).length;
  const kinds = (['dog', 'cat'] as const).filter((kind) => count(kind) > 0);
  if (id === 'ready' && kinds.length > 0) {
    const several = kinds.length === 1 ? 'them' : pets.length === 2 ? 'both' : 'them all';
    const kept = keepIn(pets.length === 1 ? `your ${kinds[0]}` : several);
    const words = kinds.map((kind) =>
      count(kind) > 1 ? readyWords[`${kind}s`] : readyWords[kind],
    );
    return [...words, kept].join(' ');
  }
  const hasPuppy = pets.some(({ service }) => service === 'Puppy Cut');
  return id === 'vaccinations' && !hasPuppy ? rabiesWords : short;
}
