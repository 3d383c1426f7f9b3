import type { ReactNode } from 'react';

type FactsProps = { facts: readonly { readonly term: string; readonly value: ReactNode }[] };

export function Facts({ facts }: FactsProps) {
  return (
    <dl className="flex flex-wrap gap-x-12 gap-y-5">
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt className="text-[0.95rem] opacity-80">{term}</dt>
          <dd className="text-lg font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
