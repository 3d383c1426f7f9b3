import { Link } from 'react-router-dom';
import { paths } from '@/site/paths';
import { Unbroken } from '@/ui/unbroken';
import { visitEssentials } from '@shared/business/before-your-visit';
import { promises } from '@shared/business/promises';
import { cancelWords } from '@shared/visits/cancel-terms';
import type { OwnerVisit } from '@shared/visits/visit-state';

/** Before an answer nothing is agreed, so it tells the whole rule. */
export function WhatToHaveReady({ canceling, pets }: Pick<OwnerVisit, 'canceling' | 'pets'>) {
  const kinds = pets.map(({ type, service }) => ({ pet_type: type, service }));
  return (
    <section aria-labelledby="ready" className="mt-12 max-w-measure">
      <h2 id="ready" tabIndex={-1} className="text-heading outline-none">
        Before we come
      </h2>
      <ul className="mt-3 list-disc space-y-2 pl-5 marker:text-accent">
        {visitEssentials(kinds).map(({ title, short }) => (
          <li key={title}>
            <strong>{title}.</strong> {short}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-muted">
        <Unbroken>{canceling ? cancelWords(canceling) : promises.canceling}</Unbroken>{' '}
        <Link to={paths.rules} className="underline underline-offset-4">
          Our rules in ten lines
        </Link>
      </p>
    </section>
  );
}
