import { Link } from 'react-router-dom';
import { printAlone } from '@/browser/print-alone';
import type {
  ArticleBody,
  ArticleFigure as Figure,
  ArticleTable as Table,
  LinkTarget,
  RichText,
  Source,
} from '@/content/blog/article';
import { paths } from '@/site/paths';
import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { Picture } from '@/ui/pictures/picture';
import { Unbroken } from '@/ui/unbroken';

export function ArticleText({ sections, sources }: Pick<ArticleBody, 'sections' | 'sources'>) {
  return sections.map(({ id, subtitle, text, table, figure }) => {
    const Table = table?.isPrintable ? PrintableTable : ArticleTable;
    return (
      <section key={id} id={id} className="mt-7 scroll-mt-28 sm:mt-12">
        <h2 className="text-heading">{subtitle}</h2>
        {text.map((paragraph, index) => (
          <p key={index} className="mt-3 max-sm:leading-normal sm:mt-4 sm:text-lead">
            <ArticleRichText text={paragraph} sources={sources} />
          </p>
        ))}
        {table ? <Table table={table} sources={sources} /> : null}
        {figure ? <ArticleFigure figure={figure} /> : null}
      </section>
    );
  });
}

const wholeColumn =
  '(min-width: 68rem) 45rem, (min-width: 64rem) calc(100vw - 23rem), (min-width: 49rem) 45rem, calc(100vw - 2.5rem)';
const halfColumn =
  '(min-width: 68rem) 22rem, (min-width: 64rem) calc(50vw - 12rem), (min-width: 49rem) 22rem, calc(50vw - 1.625rem)';

function ArticleFigure({ figure: { pictures, caption } }: { figure: Figure }) {
  const isPair = pictures.length === 2;
  return (
    <figure className="mt-5 sm:mt-8">
      <div className={isPair ? 'grid grid-cols-2 gap-3 sm:gap-4' : undefined}>
        {pictures.map(({ image, alt }) => (
          <Picture
            key={image.src}
            picture={image}
            alt={alt}
            sizes={isPair ? halfColumn : wholeColumn}
            className={`rounded-control sm:rounded-card ${isPair ? 'aspect-square' : 'aspect-[16/9] sm:aspect-[3/2]'}`}
          />
        ))}
      </div>
      <figcaption className="mt-2 text-[0.95rem] leading-snug text-muted">{caption}</figcaption>
    </figure>
  );
}

function PrintableTable({ table, sources }: { table: Table; sources: readonly Source[] }) {
  return (
    <div data-printed-alone>
      <ArticleTable table={table} sources={sources} />
      <Button variant="outline" className="no-print mt-5 noscript:hidden" onClick={printAlone}>
        Print this calendar
      </Button>
    </div>
  );
}

type ArticleTableProps = { table: Table; sources: readonly Source[] };

/**
 * On a phone the cells of a row stand two by two below its name, and need their columns' names again if there are more
 * than two; the roles keep it a table for screen readers.
 */
function ArticleTable({ table: { caption, columns, rows }, sources }: ArticleTableProps) {
  const [, ...cellColumns] = columns;
  return (
    <table role="table" className="@container mt-5 w-full text-left max-sm:block">
      <caption className="pb-3 text-left text-lg leading-snug font-semibold max-sm:block">
        {caption}
      </caption>
      <thead className="border-b-2 border-line text-[0.95rem] text-muted max-sm:sr-only">
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column}
              role="columnheader"
              scope="col"
              className="py-2 pr-5 font-semibold last:pr-0"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-b border-line max-sm:block max-sm:border-t">
        {rows.map(([name = '', ...cells], rowIndex) => (
          <tr
            key={rowIndex}
            role="row"
            className="grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-x-4 align-top max-sm:grid max-sm:py-2.5 max-sm:leading-snug"
          >
            <th
              role="rowheader"
              scope="row"
              className={classNames(
                'py-3.5 pr-5 font-semibold max-sm:p-0',
                cells.length > 1 && 'col-span-full',
              )}
            >
              <ArticleRichText text={name} sources={sources} />
            </th>
            {cells.map((cell, index) => (
              <td
                key={index}
                data-label={cellColumns[index]}
                className={classNames(
                  'py-3.5 pr-5 last:pr-0 max-sm:p-0 max-sm:before:block max-sm:before:text-[0.875rem] max-sm:before:text-muted max-sm:before:content-[attr(data-label)]',
                  cells.length > 2 && 'last:col-span-full',
                  // Two cells stand beside each other from this width on: the first row names their columns.
                  rowIndex > 0 && cells.length < 3 && '@min-[19rem]:before:hidden',
                )}
              >
                <ArticleRichText text={cell} sources={sources} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

// Keeps a citation on the line of the word before it.
const wordJoiner = '\u2060';

function ArticleRichText({ text, sources }: { text: RichText; sources: readonly Source[] }) {
  if (typeof text === 'string') return <Unbroken>{text}</Unbroken>;
  return text.map((piece, index) => {
    if (typeof piece === 'string') return <Unbroken key={index}>{piece}</Unbroken>;
    if ('cite' in piece) return <Citation key={index} id={piece.cite} sources={sources} />;
    return (
      <Link
        key={index}
        to={linkPath(piece.to)}
        className="font-medium text-accent-deep underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        {piece.text}
      </Link>
    );
  });
}

function Citation({ id, sources }: { id: string; sources: readonly Source[] }) {
  const number = sources.findIndex((source) => source.id === id) + 1;
  return (
    <>
      {wordJoiner}
      <sup className="text-[0.7em] leading-none">
        <a
          href={`#source-${number}`}
          aria-label={`Source ${number}`}
          className="px-0.5 font-semibold text-accent-deep no-underline hover:underline"
        >
          [{number}]
        </a>
      </sup>
    </>
  );
}

function linkPath(target: LinkTarget): string {
  if ('service' in target) return paths.service(target.service);
  if ('area' in target) return paths.location(target.area);
  if ('article' in target) return paths.article(target.article);
  return target.page === 'booking' ? paths.booking() : paths[target.page];
}
