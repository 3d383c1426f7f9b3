import { useParams } from 'react-router-dom';
import { findService } from '@/content/services';
import { FirstSteps } from '@/sections/first-steps';
import { PageBand } from '@/sections/page-band';
import { PageHead } from '@/seo/page-head';
import { pageMeta } from '@/seo/page-meta';
import { paths } from '@/site/paths';
import { Component as NotFoundPage } from '../not-found-page';

export function Component() {
  const service = findService(useParams().slug);
  if (!service) return <NotFoundPage />;

  const { title, tagline, duration, prices, slug } = service;
  const meta = pageMeta({
    title: `${title} at Your Door`,
    description: `${title} in the van outside your Denver home: ${tagline.toLowerCase()}. ${duration}, starting at $${prices.small}.`,
    path: paths.service(slug),
  });

  return (
    <>
      <PageHead meta={meta} />
      <PageBand title={title} lead={`${tagline}. ${duration}. Starting at $${prices.small}.`}>
        <FirstSteps service={slug} />
      </PageBand>
    </>
  );
}
