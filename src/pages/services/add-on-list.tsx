import { usd } from '@/ui/usd';

type AddOnListProps = {
  addOns: readonly {
    readonly id: string;
    readonly name: string;
    readonly price: number;
    readonly note: string;
  }[];
};

/** The extras, set like the last page of a menu: name, leader, price, and what it is good for. */
export function AddOnList({ addOns }: AddOnListProps) {
  return (
    <section
      aria-labelledby="add-ons"
      className="wrap mt-20 grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
    >
      <div>
        <h2 id="add-ons" className="text-title">
          Deluxe Spa Add-ons
        </h2>
        <p className="mt-4 max-w-[40ch] text-lead text-muted">
          One price for every size. Add them here, in the booking form, or when we meet at the van.
        </p>
      </div>
      <ul className="space-y-7">
        {addOns.map(({ id, name, price, note }) => (
          <li key={id}>
            <p className="flex items-baseline gap-[min(0.75rem,2vw)]">
              <span className="text-lg font-semibold">{name}</span>{' '}
              <span
                aria-hidden
                className="min-w-[min(1.5rem,4vw)] grow border-b-2 border-dotted border-edge/70"
              />
              <span className="text-lg font-semibold whitespace-nowrap text-accent-deep tabular-nums">
                +{usd(price)}
              </span>
            </p>
            <p className="mt-1.5 max-w-measure text-muted">{note}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
