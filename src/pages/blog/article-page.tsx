import { use } from 'react';
import { Link, type Params, useParams } from 'react-router-dom';
import { articleBody, findArticle } from '@/content/blog';
import type { Article } from '@/content/blog/article';
import { ArticleHeader } from './article-header';
import { ArticleRelated } from './article-related';
import { ArticleText } from './article-text';
import { CallToAction } from '@/sections/call-to-action';
import { PageHead } from '@/seo/page-head';
import { pageMeta } from '@/seo/page-meta';
import { paths } from '@/site/paths';
import { Breadcrumbs } from '@/ui/breadcrumbs';
import { buttonStyle } from '@/ui/button-style';
import { largestFile } from '@/ui/picture-sources';
import { ShareLinks } from '@/ui/share-links';
import { Component as NotFoundPage } from '../not-found-page';

/** Loads the words of the article that an address names, if there is one, before the page is shown. */
export const prepare = ({ slug = '' }: Readonly<Params>) => findArticle(slug) && articleBody(slug);

/** One article to read, to share and to go on from; "not found" for a slug that nobody wrote. */
export function Component() {
  const article = findArticle(useParams().slug);
  return article ? <ArticlePage article={article} /> : <NotFoundPage />;
}

function ArticlePage({ article }: { article: Article }) {
  const { title, metaTitle = title, excerpt, picture, slug } = article;
  const { sections, tags, related } = use(articleBody(slug));
  const path = paths.article(slug);
  const breadcrumbs = crumbsTo(article);
  const meta = pageMeta({ title: metaTitle, description: excerpt, keywords: tags, path });

  return (
    <>
      <PageHead
        meta={meta}
        shows={{ breadcrumbs, article: { ...article, tags, file: largestFile(picture) } }}
      />
      <article>
        <ArticleHeader article={article} />
        <div className="wrap">
          <div className="mx-auto mt-8 max-w-measure sm:mt-10">
            <Breadcrumbs crumbs={breadcrumbs} />
            <div className="mt-4">
              <ShareLinks url={meta.canonical} title={title} />
            </div>
            <ArticleText sections={sections} tags={tags} />
          </div>
        </div>
      </article>
      <CallToAction
        title="Ready to Book Your Pet's Grooming?"
        text="Experience the convenience of professional mobile grooming. We come to you!"
      >
        <Link to={paths.booking()} className={buttonStyle({ variant: 'hero', size: 'lg' })}>
          Book Your Appointment
        </Link>
      </CallToAction>
      <ArticleRelated articles={related.flatMap((other) => findArticle(other) ?? [])} />
    </>
  );
}

/** Home > Blog > article. */
function crumbsTo({ slug, title }: Article) {
  return [
    { label: 'Home', path: paths.home },
    { label: 'Blog', path: paths.blog },
    { label: title, path: paths.article(slug) },
  ];
}
