import { use } from 'react';
import { Link, useParams } from 'react-router-dom';
import { articleBody, findArticle } from '@/content/blog';
import type { Article } from '@/content/blog/article';
import { ArticleHeader } from '@/sections/article-header';
import { ArticleRelated } from '@/sections/article-related';
import { ArticleText } from '@/sections/article-text';
import { CallToAction } from '@/sections/call-to-action';
import { PageHead } from '@/seo/page-head';
import { pageMeta } from '@/seo/page-meta';
import { paths } from '@/site/paths';
import { buttonStyle } from '@/ui/button-style';
import { ShareLinks } from '@/ui/share-links';
import { Component as NotFoundPage } from '../not-found-page';

export function Component() {
  const article = findArticle(useParams().slug);
  return article ? <ArticlePage article={article} /> : <NotFoundPage />;
}

function ArticlePage({ article }: { article: Article }) {
  const { title, excerpt, slug } = article;
  const { sections, tags, related } = use(articleBody(slug));
  const meta = pageMeta({ title, description: excerpt, path: paths.article(slug) });

  return (
    <>
      <PageHead meta={meta} />
      <article>
        <ArticleHeader article={article} />
        <div className="wrap">
          <div className="mx-auto mt-8 max-w-measure sm:mt-10">
            <ShareLinks url={meta.canonical} title={title} />
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
