import { ArticleTable } from './article-table';
import { printAlone } from '@/browser/print-alone';
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
