import { ArticleFacts, ArticleHeading } from './article-teaser';
import type { Article } from '@/content/blog/article';
import { Picture } from '@/ui/picture';

export function ArticleLead({ article }: { article: Article }) {
  return (
    <article className="group relative grid items-center gap-6 md:grid-cols-[1.25fr_1fr] md:gap-12">
      <Picture
        picture={article.picture}
        alt={article.pictureAlt}
        sizes="(min-width: 76rem) 39rem, (min-width: 48rem) 51vw, calc(100vw - 2.5rem)"
        when="first"
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
