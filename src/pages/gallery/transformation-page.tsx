import { useParams } from 'react-router-dom';
import { transformations } from '@/content/gallery/pets';
import { FirstSteps } from '@/sections/first-steps';
import { MissingPet } from '@/sections/missing-pet';
import { PageBand } from '@/sections/page-band';
import { PageHead } from '@/seo/page-head';
import { pageMeta } from '@/seo/page-meta';
import { paths } from '@/site/paths';

const missing = 'Transformation Not Found';

export function Component() {
  const { id: wanted = '' } = useParams();
  const transformation = transformations.find(({ id }) => id === wanted);
  const title = transformation ? `${transformation.breed} in ${transformation.place}` : missing;
  const meta = pageMeta({
    title,
    description: transformation
      ? `A ${transformation.breed} from ${transformation.place}, before and after a visit of our van.`
      : 'This transformation does not exist.',
    path: paths.transformation(wanted),
    isIndexable: Boolean(transformation),
  });

  return (
    <>
      <PageHead meta={meta} />
      {transformation ? (
        <PageBand title={title} lead="Before and after a visit of our van.">
          <FirstSteps />
        </PageBand>
      ) : (
        <MissingPet title={missing} />
      )}
    </>
  );
}
