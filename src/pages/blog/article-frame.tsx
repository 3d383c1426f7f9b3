import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ArticleDate } from './article-date';
import type { Article, ArticleSection, Vet } from '@/content/blog/article';
import { ContentsList } from '@/sections/contents-list';
import { paths } from '@/site/paths';
import { FoldMark } from '@/ui/fold';
import { Picture } from '@/ui/pictures/picture';
import { Section } from '@/ui/section';

type BylineProps = {
  article: Article;
  reviewer?: { readonly name: string; readonly title: string } | undefined;
  vet?: Vet | undefined;
};

type ArticleHeaderProps = BylineProps & { crumbs: ReactNode };

export function ArticleHeader({ article, reviewer, vet, crumbs }: ArticleHeaderProps) {
  const { title, category, picture, pictureAlt } = article;
  return (
    <header className="wrap pt-4 sm:pt-6">
      <div className="mx-auto max-w-5xl">
        <div className="flex flex-wrap items-center justify-between gap-x-8">
          {/* On a phone the title is right below. */}
          <div className="max-sm:[&_li:last-child]:hidden max-sm:[&_li:nth-last-child(2)_svg]:hidden">
            {crumbs}
          </div>
          <Link
            to={paths.blog}
            className="hidden min-h-11 items-center gap-2 font-semibold text-accent-deep underline decoration-1 underline-offset-4 hover:decoration-2 sm:inline-flex"
          >
            <ArrowLeft aria-hidden className="size-5" />
            Back to Blog
          </Link>
        </div>
        <p className="mt-3 inline-block rounded-full bg-accent-soft px-3.5 py-1 text-[0.95rem] font-semibold text-rose">
          {category}
        </p>
        <h1 className="mt-3 max-w-[15.5em] text-page">{title}</h1>
        <Byline article={article} reviewer={reviewer} vet={vet} />
        <Picture
          picture={picture}
          alt={pictureAlt}
          sizes="(min-width: 68rem) 64rem, calc(100vw - 2.5rem)"
          when="first"
          className="mt-5 aspect-[16/9] rounded-card sm:mt-8"
        />
      </div>
    </header>
  );
}

function Byline({ article, reviewer, vet }: BylineProps) {
  const { author, publishedDate, modifiedDate, readingTime } = article;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-8 gap-y-3">
      <div className="flex items-center gap-3.5">
        <Picture
          picture={author.portrait.image}
          alt={author.portrait.alt}
          sizes="3.5rem"
          className="size-14 shrink-0 rounded-full ring-2 ring-line"
          fit="object-cover object-top"
        />
        <div className="leading-snug">
          <p className="font-semibold">{author.name}</p>
          <p className="text-[0.95rem] text-muted">{author.title}</p>
        </div>
      </div>
      <p className="text-[0.95rem] text-muted">
        <ArticleDate day={publishedDate} />
        <span aria-hidden className="mx-1.5 text-edge sm:mx-2.5">
          ·
        </span>
        <span className="whitespace-nowrap">{readingTime} read</span>
        <span aria-hidden className="mx-1.5 text-edge sm:mx-2.5">
          ·
        </span>
        Updated <ArticleDate day={modifiedDate} />
      </p>
      {reviewer ? (
        <p className="text-[0.95rem] text-muted">
          Reviewed by <span className="font-semibold">{reviewer.name}</span>, {reviewer.title}
        </p>
      ) : null}
      {vet ? (
        <p className="text-[0.95rem] text-muted">
          Checked by a veterinarian: <span className="font-semibold">{vet.name}</span>,{' '}
          {vet.practice}
        </p>
      ) : null}
    </div>
  );
}

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

export function ArticleRelated({ articles }: { articles: readonly Article[] }) {
  return (
    <Section title="Continue Reading" className="wrap mt-10 sm:mt-20">
      <ul className="mt-5 grid gap-x-8 gap-y-5 md:grid-cols-3">
        {articles.map(({ slug, title, picture, pictureAlt }) => (
          <li key={slug} className="group relative flex flex-wrap gap-4 md:flex-col md:gap-5">
            <Picture
              picture={picture}
              alt={pictureAlt}
              sizes="(min-width: 76rem) 23rem, (min-width: 48rem) 30vw, 9.75rem"
              className="aspect-square w-26 shrink-0 self-start rounded-control md:aspect-[3/2] md:w-full md:rounded-card"
            />
            <div className="flex min-w-0 grow basis-24 flex-col">
              <h3 className="text-heading">{title}</h3>
              <Link
                to={paths.article(slug)}
                className="mt-1 inline-flex min-h-11 items-center gap-2 self-start font-semibold text-accent-deep underline-offset-4 group-hover:underline after:absolute after:inset-0 md:mt-auto"
              >
                Read article
                <span className="sr-only">: {title}</span>
                <ArrowRight aria-hidden className="size-4" />
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
