import { type Params, useParams } from 'react-router-dom';
import { LazyNotFound } from '../lazy-not-found';
import {
  ArticleContents,
  ArticleHeader,
  ArticleRelated,
  FoldedArticleContents,
} from './article-frame';
import { ArticleText } from './article-text';
import { lazyLoad } from '@/browser/lazy-component';
import { findArticle, loadArticleBody } from '@/content/blog';
import type { Article, ArticleBody, Source } from '@/content/blog/article';
import { bylines } from '@/content/blog/bylines';
import { people } from '@/content/groomers/people';
import { BookLink, ClosingNote } from '@/sections/call-to-action';
import { MetadataTags, pageMetadata } from '@/seo/page-metadata';
import { articleTags, blogPosting } from '@/seo/structured-data/article-nodes';
import { breadcrumbList } from '@/seo/structured-data/breadcrumb-list';
import { paths } from '@/site/paths';
import { Breadcrumbs } from '@/ui/breadcrumbs';
import { Picture } from '@/ui/pictures/picture';
import { fallbackFile } from '@/ui/pictures/picture-sources';
import { Section } from '@/ui/section';
import { ShareLinks } from '@/ui/share-links';

const articleBodies = lazyLoad(loadArticleBody, { canFail: true });

export const prepare = ({ slug = '' }: Readonly<Params>) =>
  findArticle(slug) ? articleBodies.load(slug) : LazyNotFound.load();

export function Component() {
  const article = findArticle(useParams().slug);
  return article ? <ArticlePage article={article} /> : <LazyNotFound />;
}

function ArticlePage({ article }: { article: Article }) {
  const { title, metaTitle = title, excerpt, author, picture, slug } = article;
  const { inShort, sections, sources, tags, related, vet, ...body } = articleBodies.use(slug);
  const reviewer = body.reviewer && people[body.reviewer];
  const path = paths.article(slug);
  const breadcrumbs = [
    { label: 'Home', path: paths.home },
    { label: 'Blog', path: paths.blog },
    { label: title, path },
  ];
  const meta = pageMetadata({ title: metaTitle, description: excerpt, keywords: tags, path });

  return (
    <>
      <MetadataTags
        meta={meta}
        nodes={[
          breadcrumbList(meta, breadcrumbs),
          blogPosting(meta, {
            ...article,
            tags,
            sources,
            reviewer,
            vet,
            file: fallbackFile(picture),
          }),
        ]}
        article={articleTags(article, tags)}
      />
      <article>
        <ArticleHeader
          article={article}
          reviewer={reviewer}
          vet={vet}
          crumbs={<Breadcrumbs crumbs={breadcrumbs} />}
        />
        <div className="wrap">
          <div className="mx-auto mt-5 grid max-w-[45rem] sm:mt-10 lg:max-w-5xl lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-16">
            <div className="hidden lg:block">
              <div className="sticky top-28">
                <ArticleContents sections={sections} />
              </div>
            </div>
            <div className="min-w-0">
              <ShareLinks url={meta.canonical} title={title} />
              <InShort lines={inShort} />
              <FoldedArticleContents sections={sections} />
              <ArticleText sections={sections} sources={sources} />
              <ArticlePeople author={author} reviewer={reviewer} />
              <ArticleSources sources={sources} />
              <ArticleTags tags={tags} />
            </div>
          </div>
        </div>
      </article>
      <ClosingNote
        title="Ready to Book Your Pet’s Grooming?"
        text="Experience the convenience of professional mobile grooming. We come to you!"
      >
        <BookLink>Book Your Appointment</BookLink>
      </ClosingNote>
      <ArticleRelated articles={related.flatMap((other) => findArticle(other) ?? [])} />
    </>
  );
}

function InShort({ lines }: { lines: ArticleBody['inShort'] }) {
  return (
    <section
      aria-labelledby="in-short"
      className="mt-6 rounded-card bg-accent-soft px-5 py-5 sm:px-7 sm:py-6"
    >
      <p id="in-short" className="eyebrow text-rose">
        In short
      </p>
      <ul className="mt-3 space-y-2.5">
        {lines.map((line) => (
          <li key={line} className="border-l-2 border-copper pl-4 leading-snug">
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}

function ArticleTags({ tags }: { tags: readonly string[] }) {
  return (
    <ul aria-label="Tags" className="mt-6 flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag} className="rounded-full bg-accent-soft px-3.5 py-1 text-[0.95rem]">
          {tag}
        </li>
      ))}
    </ul>
  );
}

type ArticlePeopleProps = {
  author: Article['author'];
  reviewer: Pick<Article['author'], 'slug' | 'name' | 'portrait'> | undefined;
};

function ArticlePeople({ author, reviewer }: ArticlePeopleProps) {
  const credited = [
    { ...author, part: 'Written by' },
    ...(reviewer ? [{ ...reviewer, part: 'Reviewed by' }] : []),
  ];
  return (
    <ul className="mt-7 space-y-6 rounded-card bg-card p-5 shadow-card sm:p-7">
      {credited.map(({ slug, name, portrait, part }) => (
        <li key={name} className="flex flex-wrap gap-4 sm:gap-5">
          <Picture
            picture={portrait.image}
            alt={portrait.alt}
            sizes="4.5rem"
            className="size-16 shrink-0 rounded-full sm:size-18"
            fit="object-cover object-top"
          />
          <div className="grow basis-32">
            <p className="font-semibold">
              {part} {name}
            </p>
            <p className="mt-1 leading-snug text-muted">{bylines[slug]}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function ArticleSources({ sources }: { sources: readonly Source[] }) {
  return (
    <Section title="Sources" look="text-heading" className="mt-7 border-t border-line pt-6">
      <p className="mt-2 text-muted">
        We groom; we don’t diagnose. For anything medical, your own vet has the last word.
      </p>
      <ol className="mt-4 list-decimal space-y-2 pl-6 text-[0.95rem] leading-snug marker:text-muted">
        {sources.map(({ id, title, publisher, url }, index) => (
          <li key={id} id={`source-${index + 1}`} className="scroll-mt-28 pl-1">
            <a
              href={url}
              rel="noopener"
              className="font-medium text-accent-deep underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {title}
            </a>
            , {publisher}
          </li>
        ))}
      </ol>
    </Section>
  );
}
