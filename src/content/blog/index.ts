import { by, collection } from '../collection';
import { picturesIn } from '../pictures';
import type { Article, ArticleBody, ArticleSummary } from './article';
import { authors } from './authors';

const defaultCategory = 'Pet Grooming Tips';

// `?summary` makes a copy of each record that carries nothing but its summary into the bundle.
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

/** Every article without its words, newest first. */
export const articles: readonly Article[] = summaries
  .map(({ category = defaultCategory, author, ...summary }) => ({
    ...summary,
    category,
    author: authors[author],
    picture: picture(summary.slug),
  }))
  .toSorted(by('publishedDate'))
  .toReversed();

/** The article behind a URL such as /blog/first-grooming-prep, if there is one. */
export function findArticle(slug: string | undefined): Article | undefined {
  return articles.find((article) => article.slug === slug);
}

/** Loads the words of an article. Fails where there is no such article. */
export async function loadArticleBody(slug: string): Promise<ArticleBody> {
  const load = bodies[`./articles/${slug}.ts`];
  if (!load) throw new Error(`There is no article ${slug}`);
  return load();
}
