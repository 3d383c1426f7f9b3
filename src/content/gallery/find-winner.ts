import { collection } from '../collection';
import { picturesIn } from '../pictures';
import type { WinnerStory } from './winner';
import { winners } from './winner-list';

const stories = collection(
  import.meta.glob<WinnerStory>('./winners/*.ts', { eager: true, import: 'default' }),
);

const pairPicture = picturesIn(
  'gallery/winners/photos',
  import.meta.glob<PictureFile>('./winners/photos/*-{before,after}.{webp,jpg,jpeg,png,avif}', {
    eager: true,
    import: 'default',
    query: '?picture',
  }),
);

export function findWinner(id: string | undefined) {
  const index = winners.findIndex(({ slug }) => slug === id);
  const summary = winners[index];
  const story = stories.find(({ slug }) => slug === id);
  if (!summary || !story) return undefined;
  const beforeAfter = story.beforeAfter.map((words, index) => {
    const name = `${story.slug}-${index + 1}`;
    return {
      ...words,
      beforeImage: pairPicture(`${name}-before`),
      afterImage: pairPicture(`${name}-after`),
    };
  });
  // Newest first: the previous month stands behind.
  const [previous, next] = [winners[index + 1], winners[index - 1]];
  return { ...summary, ...story, beforeAfter, previous, next };
}
