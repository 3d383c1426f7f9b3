import { collection } from '../collection';
import type { TransformationStory } from './transformation';
import { transformations } from './index';

const stories = collection(
  import.meta.glob<TransformationStory>('./transformations/*.ts', {
    eager: true,
    import: 'default',
  }),
);

export function findTransformation(id: string | undefined) {
  const summary = transformations.find(({ slug }) => slug === id);
  const story = stories.find(({ slug }) => slug === id);
  return summary && story && { ...summary, ...story };
}
