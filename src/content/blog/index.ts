import { by, collection } from '../collection';
import { people } from '../groomers/people';
import { picturesIn } from '../pictures';
import type { Article, ArticleBody, ArticleSummary } from './article';

const defaultCategory = 'Pet Grooming Tips';

// `?summary` bundles a copy of each record reduced to its summary.
const summaries = collection(
  import.meta.glob<ArticleSummary>('./articles/*.ts', {
    eager: true,
    import: 'summary',
    query: '?summary',
  }),
);
const picture = picturesIn(
  'blog/articles/photos',
  import.meta.glob<PictureFile>('./articles/photos/*.{webp,jpg,jpeg,png,avif}', {
    eager: true,
    import: 'default',
    query: '?picture',
  }),
);
const bodies = import.meta.glob<ArticleBody>('./articles/*.ts', { import: 'default' });

/** Newest first, without their bodies. */
export const articles: readonly Article[] = summaries
  .map(({ category = defaultCategory, author, ...summary }) => ({
    ...summary,
    category,
    author: people[author],
    picture: picture(summary.slug),
  }))
  .toSorted(by('publishedDate'))
  .toReversed();

export function findArticle(slug: string | undefined): Article | undefined {
  return articles.find((article) => article.slug === slug);
}

/** Throws if there is no such article. */
export async function loadArticleBody(slug: string): Promise<ArticleBody> {
  const load = bodies[`./articles/${slug}.ts`];
  if (!load) throw new Error(`There is no article ${slug}`);
  return load();
}
