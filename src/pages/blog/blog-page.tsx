import { Link } from 'react-router-dom';
import { ArticleDate } from './article-date';
import { articles } from '@/content/blog';
import type { Article } from '@/content/blog/article';
import { monthInWords } from '@/content/gallery/month-in-words';
import type { Winner } from '@/content/gallery/winner';
import { winners } from '@/content/gallery/winner-list';
import { NewsletterBox } from '@/features/newsletter/newsletter-box';
import { ClosingNote } from '@/sections/call-to-action';
import { PaperHeader } from '@/sections/paper-header';
import { MetadataTags, pageMetadata } from '@/seo/page-metadata';
import { blog, writers } from '@/seo/structured-data/article-nodes';
import { paths } from '@/site/paths';
import { Picture } from '@/ui/pictures/picture';

const meta = pageMetadata({
  title: 'Pet Grooming Blog: Notes from the Van',
  description:
    'Plain advice from working groomers: coats, seasons, nervous dogs and cats, and life with pets in Denver.',
  keywords: ['pet grooming tips', 'dog grooming blog', 'cat grooming advice', 'Denver dogs'],
  path: paths.blog,
});

const [newest, ...older] = articles;
const [petOfTheMonth] = winners;

export function Component() {
  return (
    <>
      <MetadataTags meta={meta} nodes={[blog(meta, articles), ...writers(articles)]} />
      <PaperHeader
        title="Grooming advice from Denver groomers"
        lead="The people who do the work write about coats, seasons and nervous pets."
      />
      <div className="wrap pt-2 sm:pt-4">
        {newest ? <ArticleLead article={newest} /> : null}
        <div className="mt-14 grid items-start gap-12 sm:mt-20 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16">
          <ArticleList articles={older} />
          <div className="space-y-8 lg:sticky lg:top-28">
            <NewsletterBox />
            {petOfTheMonth ? <PetOfTheMonth winner={petOfTheMonth} /> : null}
          </div>
        </div>
      </div>
      <ClosingNote
        title="Rather leave it to us?"
        text="A request takes about two minutes. Or look at the prices first."
      />
    </>
  );
}

function PetOfTheMonth({ winner }: { winner: Winner }) {
  const { breed, image, imageAlt, month, name, slug, teaser } = winner;
  return (
    <section className="group relative" aria-labelledby="pet-of-the-month">
      <Picture
        picture={image}
        alt={imageAlt}
        sizes="(min-width: 64rem) 22rem, calc(100vw - 2.5rem)"
        className="aspect-[4/3] rounded-card"
        fit="object-cover object-[50%_18%]"
      />
      <h2 id="pet-of-the-month" className="eyebrow mt-4 font-sans text-rose">
        Pet of the Month
      </h2>
      <p className="mt-1 font-display text-heading font-semibold">
        <Link
          to={paths.winner(slug)}
          className="group-hover:text-accent-deep after:absolute after:inset-0"
        >
          {name}, {breed}
        </Link>
      </p>
      <p className="mt-1 text-muted">{teaser}</p>
      <p className="mt-1 text-[0.95rem] text-muted">{monthInWords(month)}</p>
    </section>
  );
}

function ArticleLead({ article }: { article: Article }) {
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

function ArticleList({ articles }: { articles: readonly Article[] }) {
  return (
    <ul className="divide-y divide-line border-t border-line">
      {articles.map((article) => (
        <li key={article.slug}>
          <article className="group relative flex flex-wrap items-center gap-x-5 gap-y-4 py-7 sm:grid sm:grid-cols-[11rem_1fr] sm:items-start sm:gap-x-8 sm:py-9">
            <Picture
              picture={article.picture}
              alt={article.pictureAlt}
              sizes="(min-width: 40rem) 15rem, 8.25rem"
              className="aspect-square w-22 self-start rounded-control sm:row-span-2 sm:w-auto"
            />
            <ArticleHeading article={article} className="text-heading" />
            <div className="w-full sm:col-start-2 sm:-mt-2">
              <p className="text-muted">{article.excerpt}</p>
              <ArticleFacts article={article} />
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}

/** The link covers the closest positioned ancestor. */
function ArticleHeading({ article, className }: { article: Article; className: string }) {
  return (
    <div className="grow basis-32">
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
