import { areTestimonialsShown } from '../shown';
import { type QuoteName, quotes } from '../voices/customers';
import type { ServicePage } from './service';

const pages = import.meta.glob<ServicePage>('./packages/*.ts', { import: 'default' });

const said: Readonly<Record<string, QuoteName>> = {
  'full-groom': 'deniseMats',
  'spa-bath': 'rayTruck',
  'puppy-cut': 'jenPhone',
  'senior-care': 'tomAndAbbyLift',
  'cat-grooming': 'meiLin',
};

/** Throws if there is no such package. */
export async function loadServicePage(slug: string): Promise<ServicePage> {
  const load = pages[`./packages/${slug}.ts`];
  if (!load) throw new Error(`There is no package ${slug}`);
  const page = await load();
  const quote = said[slug];
  return quote && areTestimonialsShown ? { ...page, testimonial: quotes[quote] } : page;
}
