import { useParams } from 'react-router-dom';
import { articles } from '@/content/blog/articles';
import { FirstSteps } from '@/sections/first-steps';
import { PageBand } from '@/sections/page-band';
import { PageHead } from '@/seo/page-head';
import { pageMeta } from '@/seo/page-meta';
import { paths } from '@/site/paths';
import { Component as NotFoundPage } from '../not-found-page';

export function Component() {
  const { slug: wanted } = useParams();
  const article = articles.find(({ slug }) => slug === wanted);
  if (!article) return <NotFoundPage />;

  const { title, excerpt, slug } = article;
  const meta = pageMeta({ title, description: excerpt, path: paths.article(slug) });

  return (
    <>
      <PageHead meta={meta} />
      <PageBand title={title} lead={excerpt}>
        <FirstSteps />
      </PageBand>
    </>
  );
}
