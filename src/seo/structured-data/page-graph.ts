import type { Thing } from 'schema-dts';
import { paths } from '@/site/paths';
import type { PageMeta } from '../page-meta';
import type { ShownContent } from '../shown-content';
import { blog, blogPosting, writers } from './blog-nodes';
import { breadcrumbList } from './breadcrumb-list';
import { businessNode } from './business-node';
import { faqPage } from './faq-page';
import { imageObject } from './image-object';
import { offerCatalog } from './offer-catalog';
import { serviceNode } from './service-node';
import { websiteNode } from './website-node';

/**
 * Everything that a page says in structured data, its nodes linked by `@id`. The business is on every
 * page, so that no link leaves the page.
 */
export function pageGraph(meta: PageMeta, shown: ShownContent): readonly Thing[] {
  const { article, articles, breadcrumbs, faqs, picture, priceList, service } = shown;
  return [
    businessNode(shown.business),
    meta.path === paths.home && websiteNode(),
    breadcrumbs && breadcrumbList(meta, breadcrumbs),
    service && serviceNode(meta, service),
    priceList && offerCatalog(meta, priceList),
    article && blogPosting(meta, article),
    articles && blog(meta, articles),
    ...(articles ? writers(articles) : []),
    picture && imageObject(meta, picture),
    faqs && faqPage(meta, faqs),
  ].filter((node) => node !== undefined && node !== false);
}
