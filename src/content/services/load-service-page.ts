import { areTestimonialsShown } from '../shown';
import { quotes } from '../voices/customers';
import type { ServicePage } from './service';

const pages = import.meta.glob<ServicePage>('./packages/*.ts', { import: 'default' });

/** Throws if there is no such package. */
export async function loadServicePage(slug: string): Promise<ServicePage> {
  const load = pages[`./packages/${slug}.ts`];
  if (!load) throw new Error(`There is no package ${slug}`);
  const page = await load();
  return areTestimonialsShown ? { ...page, testimonial: quotes[page.quote] } : page;
}
