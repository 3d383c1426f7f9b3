import { Link } from 'react-router-dom';
import { ArticleDate } from './article-date';
import type { Article } from '@/content/blog/article';
import { paths } from '@/site/paths';

type ArticleHeadingProps = { article: Article; className: string };

/** The link covers the closest positioned ancestor. */
export function ArticleHeading({ article, className }: ArticleHeadingProps) {
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

export function ArticleFacts({ article }: { article: Article }) {
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
