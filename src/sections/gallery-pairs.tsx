import type { WinnerStory } from '@/content/gallery/winner';
import { BeforeAfter } from '@/ui/before-after';
import { Portrait } from '@/ui/portrait';

type GalleryPairsProps = {
  name: string;
  petType: 'dog' | 'cat';
  pairs: WinnerStory['beforeAfter'];
};

/** The before/after pairs of a winner, each with its caption. */
export function GalleryPairs({ name, petType, pairs }: GalleryPairsProps) {
  return (
    <section aria-labelledby="gallery-pairs">
      <h2 id="gallery-pairs" className="text-title">
        {name}, before and after
      </h2>
      <ul className="mt-8 grid gap-x-10 gap-y-10 md:grid-cols-2">
        {pairs.map(({ after, before, caption }) => (
          <li key={caption} className="md:only:col-span-2 md:even:mt-14">
            <figure>
              <BeforeAfter
                name={caption}
                before={<Portrait alt={before} kind={petType} mood="dusk" />}
                after={<Portrait alt={after} kind={petType} />}
                className="aspect-[5/4] w-full md:in-only:aspect-[16/9]"
              />
              <figcaption className="mt-3 text-muted">{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
