import { Link } from 'react-router-dom';
import { paths } from '@/site/paths';
import { Section } from '@/ui/section';

type AreaPricesProps = {
  name: string;
  /** Names the prices that are charged. */
  column: string;
  note: string;
  prices: readonly {
    readonly service: string;
    readonly guide?: string;
    readonly price: string;
    readonly note?: string;
  }[];
};

const serviceColumn = 'grow basis-full @min-[19rem]:basis-24';
const guideColumn = 'w-16 shrink-0 text-right sm:w-28';
const priceColumn = 'w-26 shrink-0 text-right sm:w-30';
const row = 'flex flex-wrap justify-end';

/** Narrow screens and large letters put a row's prices below its name; the roles keep it a table for screen readers. */
export function AreaPrices({ name, column, prices, note }: AreaPricesProps) {
  const title = `Prices in ${name}`;
  const hasGuide = prices.some(({ guide }) => guide);
  return (
    <Section title={title} className="@container">
      <p className="mt-3 text-muted">
        {note}{' '}
        <Link
          to={paths.services}
          className="font-semibold text-accent-deep underline underline-offset-4"
        >
          See your price
        </Link>
      </p>
      <table role="table" className="mt-3 w-full text-left leading-snug">
        <thead className="border-b-2 border-line text-[0.95rem]">
          <tr role="row" className={`${row} items-end py-2`}>
            <Head className={`${serviceColumn} font-semibold text-muted`}>Service</Head>
            {hasGuide ? (
              <Head className={`${guideColumn} font-normal text-muted`}>Guide price</Head>
            ) : null}
            <Head className={`${priceColumn} font-semibold text-balance`}>{column}</Head>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {prices.map(({ service, guide, price, note }) => (
            <tr key={service} role="row" className={`${row} items-baseline py-2`}>
              <th role="rowheader" scope="row" className={`${serviceColumn} pr-3 font-semibold`}>
                {service}{' '}
                {note ? (
                  <span className="block text-[0.95rem] font-normal text-muted">{note}</span>
                ) : null}
              </th>
              {guide ? (
                <td className={`${guideColumn} text-[0.95rem] text-muted tabular-nums`}>{guide}</td>
              ) : null}
              <td
                className={`${priceColumn} font-display text-lg font-semibold tabular-nums sm:text-xl`}
              >
                {price}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function Head({ className, children }: { className: string; children: string }) {
  return (
    <th role="columnheader" scope="col" className={className}>
      {children}
    </th>
  );
}
