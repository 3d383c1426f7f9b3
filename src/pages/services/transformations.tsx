import type { ServicePage } from '@/content/services/service';
import { PetSlider } from '@/sections/pet-slider';

type TransformationsProps = Required<Pick<ServicePage, 'transformations'>>;

export function Transformations({ transformations }: TransformationsProps) {
  return (
    <section aria-labelledby="transformations">
      <h2 id="transformations" className="text-title">
        Transformations
      </h2>
      <ul className="mt-7 grid gap-x-10 gap-y-9 md:grid-cols-2">
        {transformations.map((pair) => (
          <li key={pair.name}>
            <figure>
              <PetSlider
                name={pair.name}
                pair={pair}
                sizes="(min-width: 76rem) 35rem, (min-width: 48rem) 46vw, calc(100vw - 2.5rem)"
              />
              <figcaption className="mt-3 text-muted">{pair.caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
