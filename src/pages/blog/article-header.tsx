import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Article } from '@/content/blog/article';
import { paths } from '@/site/paths';
import { Picture } from '@/ui/picture';
import { ArticleDate } from './article-date';

type ArticleHeaderProps = {
  article: Article;
  /** Who read it over, where that is not the author's own subject. */
  reviewer?: { readonly name: string; readonly title: string } | undefined;
};

/** The head of an article: where it belongs, its headline, who wrote it and when, its picture. */
export function ArticleHeader({ article, reviewer }: ArticleHeaderProps) {
  const { title, category, picture, pictureAlt } = article;
  return (
    <header>
      <div className="on-dark bg-alpenglow-band text-white">
        <div className="wrap pt-6 pb-28 sm:pt-8 sm:pb-44">
          <Link
            to={paths.blog}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-white/90 underline-offset-4 hover:text-white hover:underline"
          >
            <ArrowLeft aria-hidden className="size-5" />
            Back to Blog
          </Link>
          <div className="mx-auto mt-6 max-w-5xl sm:mt-10">
            <p className="inline-block rounded-full bg-white/12 px-3.5 py-1 text-[0.95rem] font-semibold text-peach">
              {category}
            </p>
            <h1 className="mt-4 max-w-[24ch] text-page">{title}</h1>
            <Byline article={article} reviewer={reviewer} />
          </div>
        </div>
      </div>
      <div className="wrap -mt-20 sm:-mt-32">
        <Picture
          picture={picture}
          alt={pictureAlt}
          sizes="(min-width: 68rem) 64rem, calc(100vw - 2.5rem)"
          when="first"
          className="mx-auto aspect-[3/2] max-w-5xl rounded-card shadow-lift sm:aspect-[16/9]"
        />
      </div>
    </header>
  );
}

function Byline({ article, reviewer }: ArticleHeaderProps) {
  const { author, publishedDate, modifiedDate, readingTime } = article;
  return (
    <div className="mt-7 flex flex-wrap items-center gap-x-8 gap-y-4">
      <div className="flex items-center gap-3.5">
        <Picture
          picture={author.portrait.image}
          alt={author.portrait.alt}
          sizes="3.5rem"
          className="size-14 shrink-0 rounded-full ring-2 ring-white/30"
          fit="object-cover object-top"
        />
        <div className="leading-snug">
          <p className="font-semibold">{author.name}</p>
          <p className="text-[0.95rem] text-white/80">{author.role}</p>
        </div>
      </div>
      <p className="text-[0.95rem] text-white/90">
        <ArticleDate day={publishedDate} />
        <span aria-hidden className="mx-2.5 text-white/50">
          ·
        </span>
        {readingTime} read
        <time hidden dateTime={modifiedDate} />
      </p>
      {reviewer ? (
        <p className="text-[0.95rem] text-white/90">
          Reviewed by <span className="font-semibold">{reviewer.name}</span>, {reviewer.title}
        </p>
      ) : null}
    </div>
  );
}
