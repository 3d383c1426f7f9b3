import { ArticleRichText } from './article-rich-text';
import type { ArticleTable as Table, Source } from '@/content/blog/article';
import { classNames } from '@/ui/class-names';

type ArticleTableProps = { table: Table; sources: readonly Source[] };

/**
 * On a phone the cells of a row stand two by two below its name, and need their columns' names again if there are more
 * than two; the roles keep it a table for screen readers.
 */
export function ArticleTable({ table: { caption, columns, rows }, sources }: ArticleTableProps) {
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
