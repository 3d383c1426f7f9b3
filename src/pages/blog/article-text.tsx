import { ArticleFigure } from './article-figure';
import { ArticleRichText } from './article-rich-text';
import { ArticleTable } from './article-table';
import { PrintableTable } from './printable-table';
import type { ArticleBody } from '@/content/blog/article';

type ArticleTextProps = Pick<ArticleBody, 'sections' | 'sources'>;

export function ArticleText({ sections, sources }: ArticleTextProps) {
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
