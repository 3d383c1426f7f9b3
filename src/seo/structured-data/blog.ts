import type { Blog, Person } from 'schema-dts';
import type { PageMetadata } from '../page-metadata';
import { person, posting } from './article-nodes';
import { businessId } from './business-node';
import type { Article } from '@/content/blog/article';
import { business } from '@/content/business';

export function blog({ canonical, description }: PageMetadata, articles: readonly Article[]): Blog {
  return {
    '@type': 'Blog',
    '@id': `${canonical}#blog`,
    name: `${business.shortName} blog`,
    description,
    url: canonical,
    publisher: { '@id': businessId },
    blogPost: articles.map(posting),
  };
}

export function writers(articles: readonly Article[]): readonly Person[] {
  const authors = new Map(articles.map(({ author }) => [author.slug, author]));
  return [...authors.values()].map(person);
}
