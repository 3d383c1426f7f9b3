import { Link } from 'react-router-dom';
import { ArticleDate } from './article-date';
import type { Article } from '@/content/blog/article';
import { paths } from '@/site/paths';
import { Picture } from '@/ui/pictures/picture';

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

export function ArticleList({ articles }: { articles: readonly Article[] }) {
  return (
    <ul className="divide-y divide-line border-t border-line">
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

type ArticleHeadingProps = { article: Article; className: string };

/** The link covers the closest positioned ancestor. */
function ArticleHeading({ article, className }: ArticleHeadingProps) {
  return (
    <div>
      <p className="text-[0.95rem] font-semibold text-rose">{article.category}</p>
      <h2 className={`mt-1 ${className}`}>
        <Link
          to={paths.article(article.slug)}
          className="decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          {article.title}
        </Link>
      </h2>
    </div>
  );
}

function ArticleFacts({ article }: { article: Article }) {
  const { author, publishedDate, readingTime } = article;
  return (
    <p className="mt-4 text-[0.95rem]">
      <span className="font-semibold">{author.name}</span>
      <Dot />
      <ArticleDate day={publishedDate} />
      <Dot />
      <span className="whitespace-nowrap">{readingTime} read</span>
    </p>
  );
}

function Dot() {
  return (
    <span aria-hidden className="mx-2 text-edge">
      ·
    </span>
  );
}
