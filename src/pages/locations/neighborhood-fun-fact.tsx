import { RidgeLine } from '@/ui/ridge-line';

export function NeighborhoodFunFact({ text }: { text: string }) {
  return (
    <section
      aria-labelledby="fun-fact"
      className="on-dark relative isolate overflow-hidden rounded-card bg-linear-to-b from-dusk via-plum to-rose px-6 pt-10 pb-28 text-white shadow-lift sm:px-14 sm:pt-14 sm:pb-32"
    >
      <h2 id="fun-fact" className="text-heading text-peach">
        Fun fact
      </h2>
      <p className="mt-4 max-w-[44ch] font-display text-heading font-medium">{text}</p>
      <RidgeLine className="absolute inset-x-0 bottom-0 -z-10 text-dusk/60" />
    </section>
  );
}
