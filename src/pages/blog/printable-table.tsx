import { ArticleTable } from './article-table';
import type { ArticleTable as Table, Source } from '@/content/blog/article';
import { Button } from '@/ui/button';

type PrintableTableProps = { table: Table; sources: readonly Source[] };

export function PrintableTable({ table, sources }: PrintableTableProps) {
  return (
    <div data-printed-alone>
      <ArticleTable table={table} sources={sources} />
      <Button variant="outline" className="no-print mt-5 noscript:hidden" onClick={printAlone}>
        Print this calendar
      </Button>
    </div>
  );
}

/** Some browsers continue while the print dialog is open, so the page is restored only after it. */
function printAlone() {
  const { dataset } = document.body;
  dataset['prints'] = 'alone';
  window.addEventListener('afterprint', () => delete dataset['prints'], { once: true });
  window.print();
}
