import { ArticleFacts, ArticleHeading } from './article-teaser';
import type { Article } from '@/content/blog/article';
import { Picture } from '@/ui/picture';

export function ArticleList({ articles }: { articles: readonly Article[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {articles.map((article) => (
        <li key={article.slug}>
          <article className="group relative grid grid-cols-[5.5rem_1fr] items-center gap-x-5 py-7 sm:grid-cols-[11rem_1fr] sm:items-start sm:gap-x-8 sm:py-9">
            <Picture
              picture={article.picture}
              alt={article.pictureAlt}
              sizes="(min-width: 40rem) 15rem, 8.25rem"
              className="aspect-square self-start rounded-control sm:row-span-2"
            />
            <ArticleHeading article={article} className="text-heading" />
            <div className="col-span-2 mt-4 sm:col-span-1 sm:col-start-2 sm:mt-2">
              <p className="text-muted">{article.excerpt}</p>
              <ArticleFacts article={article} />
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
