import type { Article } from '@/content/blog/article';
import { Portrait } from '@/ui/portrait';
import { ArticleFacts, ArticleHeading } from './article-teaser';

/** The newest article, across the page. */
export function ArticleLead({ article }: { article: Article }) {
  return (
    <article className="group relative grid items-center gap-6 md:grid-cols-[1.25fr_1fr] md:gap-12">
      <Portrait
        kind={article.pictureKind}
        alt={article.pictureAlt}
        className="aspect-[3/2] rounded-card shadow-card"
      />
      <div>
        <ArticleHeading article={article} className="text-title" />
        <p className="mt-4 text-lead text-muted">{article.excerpt}</p>
        <ArticleFacts article={article} />
      </div>
    </article>
  );
}
