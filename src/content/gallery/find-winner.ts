import { collection } from '../collection';
import { winners } from './index';
import type { WinnerStory } from './winner';

const stories = collection(
  import.meta.glob<WinnerStory>('./winners/*.ts', { eager: true, import: 'default' }),
);

/** The whole record behind a URL such as /gallery/winner/max, if there is one. */
export function findWinner(id: string | undefined) {
  const summary = winners.find(({ slug }) => slug === id);
  const story = stories.find(({ slug }) => slug === id);
  return summary && story && { ...summary, ...story };
}
