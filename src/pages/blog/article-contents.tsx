import type { ArticleSection } from '@/content/blog/article';
import { ContentsList } from '@/sections/contents-list';
import { FoldMark } from '@/ui/fold';

type ArticleContentsProps = { sections: readonly Pick<ArticleSection, 'id' | 'subtitle'>[] };

export function ArticleContents({ sections }: ArticleContentsProps) {
  return (
    <nav aria-label="In this article">
      <p className="mb-3 font-semibold">In this article</p>
      <ContentsList
        sections={sections.map(({ id, subtitle }) => ({ id, title: subtitle }))}
        className="leading-snug"
      />
    </nav>
  );
}

export function FoldedArticleContents({ sections }: ArticleContentsProps) {
  return (
    <details className="mt-6 border-y border-line lg:hidden">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between font-semibold [&::-webkit-details-marker]:hidden">
        In this article
        <FoldMark />
      </summary>
      <ul className="pb-3">
        {sections.map(({ id, subtitle }) => (
          <li key={id}>
            <a href={`#${id}`} className="flex min-h-11 items-center leading-snug">
              {subtitle}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
