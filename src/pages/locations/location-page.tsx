import { useParams } from 'react-router-dom';
import { findArea } from '@/content/locations';
import { FirstSteps } from '@/sections/first-steps';
import { PageBand } from '@/sections/page-band';
import { PageHead } from '@/seo/page-head';
import { pageMeta } from '@/seo/page-meta';
import { paths } from '@/site/paths';
import { Component as NotFoundPage } from '../not-found-page';

export function Component() {
  const area = findArea(useParams().slug);
  if (!area) return <NotFoundPage />;

  const { name, slug, zips } = area;
  const meta = pageMeta({
    title: `Mobile Pet Grooming in ${name}`,
    description: `The grooming van comes to ${name}, ZIP ${zips.join(', ')}. See prices for your dog or cat and send a booking request online.`,
    path: paths.location(slug),
  });

  return (
    <>
      <PageHead meta={meta} />
      <PageBand
        title={`Mobile pet grooming in ${name}`}
        lead={`We come to ${zips.join(', ')}: no drive, no waiting room, one pet at a time.`}
      >
        <FirstSteps />
      </PageBand>
    </>
  );
}
