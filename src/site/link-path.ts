import { paths } from './paths';
import type { LinkTarget } from '@/content/blog/article';

export function linkPath(target: LinkTarget): string {
  if ('service' in target) return paths.service(target.service);
  if ('area' in target) return paths.location(target.area);
  if ('article' in target) return paths.article(target.article);
  return target.page === 'booking' ? paths.booking() : paths[target.page];
}
