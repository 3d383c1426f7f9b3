import type { ArticleSection } from '@/content/blog/article';
import { FoldMark } from '@/ui/disclosures';

type ArticleContentsProps = { sections: readonly Pick<ArticleSection, 'id' | 'subtitle'>[] };

export function ArticleContents({ sections }: ArticleContentsProps) {
  return (
    <nav aria-label="In this article">
      <p className="mb-3 font-semibold">In this article</p>
      <ul className="border-l-2 border-line">
        {sections.map(({ id, subtitle }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ml-0.5 block border-l-2 border-transparent py-1.5 pl-4 text-[0.95rem] leading-snug hover:border-accent hover:text-accent-deep"
            >
              {subtitle}
            </a>
          </li>
        ))}
      </ul>
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
