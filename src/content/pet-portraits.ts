import { picturesIn } from './pictures';

/** One by one, so that no other picture gets a thumbnail. */
const thumbnail = picturesIn(
  'gallery',
  import.meta.glob<string>(
    [
      './gallery/photos/happy-{clementine,gus,juno,mochi,noodle,peaches,pickle,tofu,walter}.{webp,jpg,jpeg,png,avif}',
      './gallery/transformations/photos/{labradoodle-cherry-creek,poodle-rino}-after.{webp,jpg,jpeg,png,avif}',
      './gallery/winners/photos/{bella,buddy-golden-retriever,charlie,lucy,luna-husky-mix,max,muffin-persian-cat,whiskers-maine-coon}.{webp,jpg,jpeg,png,avif}',
    ],
    { eager: true, import: 'default', query: '?thumbnail' },
  ),
);

type Portraits = readonly (readonly [file: string, words: readonly string[]])[];

/** The first with a word of the breed that was typed: a Goldendoodle is no Golden Retriever. */
const portraits: Readonly<Record<'dog' | 'cat', Portraits>> = {
  dog: [
    ['labradoodle-cherry-creek-after', ['doodle', 'cockapoo', 'cavapoo', 'maltipoo']],
    ['poodle-rino-after', ['poodle']],
    ['max', ['schnauzer']],
    ['buddy-golden-retriever', ['golden']],
    ['luna-husky-mix', ['husky', 'malamute']],
    ['charlie', ['corgi']],
    ['bella', ['shih tzu', 'shih-tzu', 'shitzu', 'lhasa']],
    ['happy-tofu', ['bichon']],
    ['happy-pickle', ['beagle']],
    ['happy-noodle', ['cocker']],
    ['happy-gus', ['bernese', 'berner']],
    ['happy-peaches', ['pomeranian']],
    ['happy-walter', ['norfolk', 'norwich']],
    ['happy-juno', ['pyrenees']],
  ],
  cat: [
    ['whiskers-maine-coon', ['maine coon']],
    ['happy-mochi', ['himalayan']],
    ['muffin-persian-cat', ['persian']],
    ['happy-clementine', ['ragdoll']],
    ['lucy', ['tabby']],
  ],
};

type TypedPet = {
  readonly type: string;
  readonly size: string | null;
  readonly breed: string | null;
};

/** `portrait` is the start of the thumbnail's file names; undefined for a breed that nobody drew. */
export function petMark({ type, size, breed }: TypedPet) {
  const isCat = type === 'cat';
  const typed = breed?.toLowerCase() ?? '';
  const drawn = portraits[isCat ? 'cat' : 'dog'];
  const found = drawn.find(([, words]) => words.some((word) => typed.includes(word)));
  return { isCat, size, portrait: found && thumbnail(found[0]) };
}
