import type { findWinner } from '@/content/gallery/find-winner';
import { PetSlider } from '@/sections/pet-slider';

type PairsProps = {
  name: string;
  pairs: NonNullable<ReturnType<typeof findWinner>>['beforeAfter'];
};

export function Pairs({ name, pairs }: PairsProps) {
  return (
    <section aria-labelledby="gallery-pairs">
      <h2 id="gallery-pairs" className="text-title">
        {name}, before and after
      </h2>
      <ul className="mt-8 grid gap-x-10 gap-y-10 md:grid-cols-2">
        {pairs.map((pair) => (
          <li key={pair.caption}>
            <figure>
              <PetSlider
                name={pair.caption}
                pair={pair}
                sizes="(min-width: 76rem) 35rem, (min-width: 48rem) 47vw, calc(100vw - 2.5rem)"
              />
              <figcaption className="mt-3 text-muted">{pair.caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
