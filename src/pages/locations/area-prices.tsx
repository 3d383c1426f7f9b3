import { Link } from 'react-router-dom';
import { paths } from '@/site/paths';

type AreaPricesProps = {
  title: string;
  column: string;
  note: string;
  prices: readonly {
    readonly service: string;
    readonly price: string;
    readonly note: string;
  }[];
};

export function AreaPrices({ title, column, prices, note }: AreaPricesProps) {
  return (
    <section aria-label={title}>
      <h2 className="text-title">{title}</h2>
      <p className="mt-3 text-muted">
        {note}{' '}
        <Link
          to={paths.services}
          className="font-semibold text-accent-deep underline underline-offset-4"
        >
          See your price
        </Link>
      </p>
      <table className="mt-3 w-full text-left">
        <thead className="border-b-2 border-line text-[0.95rem] text-muted">
          <tr>
            <th scope="col" className="py-2 font-semibold">
              Service
            </th>
            <th scope="col" className="py-2 text-right font-semibold whitespace-nowrap">
              {column}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {prices.map(({ service, price, note }) => (
            <tr key={service}>
              <th scope="row" className="py-2.5 pr-3 leading-snug font-semibold wrap-anywhere">
                {service}{' '}
                <span className="block text-[0.95rem] font-normal text-muted">{note}</span>
              </th>
              <td className="py-2.5 text-right font-display text-heading whitespace-nowrap tabular-nums">
                {price}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
