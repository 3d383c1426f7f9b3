import { useParams } from 'react-router-dom';
import { winners } from '@/content/gallery/pets';
import { FirstSteps } from '@/sections/first-steps';
import { MissingPet } from '@/sections/missing-pet';
import { PageBand } from '@/sections/page-band';
import { PageHead } from '@/seo/page-head';
import { pageMeta } from '@/seo/page-meta';
import { paths } from '@/site/paths';

const missing = 'Pet Winner Not Found';

export function Component() {
  const { id: wanted = '' } = useParams();
  const winner = winners.find(({ id }) => id === wanted);
  const meta = pageMeta({
    title: winner ? `${winner.name}, Pet of the Month` : missing,
    description: winner
      ? `${winner.name} the ${winner.breed}: Pet of the Month at Alpenglow Mobile Pet Grooming.`
      : 'This pet of the month does not exist.',
    path: paths.winner(wanted),
    isIndexable: Boolean(winner),
  });

  return (
    <>
      <PageHead meta={meta} />
      {winner ? (
        <PageBand title={winner.name} lead={`${winner.breed}, Pet of the Month`}>
          <FirstSteps />
        </PageBand>
      ) : (
        <MissingPet title={missing} />
      )}
    </>
  );
}
