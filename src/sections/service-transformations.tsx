import { BeforeAfter } from '@/ui/before-after';
import { Portrait } from '@/ui/portrait';

type ServiceTransformationsProps = {
  transformations: readonly {
    readonly kind: 'dog' | 'cat';
    readonly name: string;
    readonly before: string;
    readonly after: string;
    readonly caption: string;
  }[];
};

/** Pets before and after this package, each pair under one slider. */
export function ServiceTransformations({ transformations }: ServiceTransformationsProps) {
  return (
    <section aria-labelledby="transformations">
      <h2 id="transformations" className="text-title">
        Transformations
      </h2>
      <ul className="mt-7 space-y-9">
        {transformations.map(({ kind, name, before, after, caption }) => (
          <li key={name}>
            <figure>
              <BeforeAfter
                name={name}
                before={<Portrait alt={before} kind={kind} mood="dusk" />}
                after={<Portrait alt={after} kind={kind} mood="glow" />}
                className="aspect-[4/3]"
              />
              <figcaption className="mt-3 text-muted">{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
