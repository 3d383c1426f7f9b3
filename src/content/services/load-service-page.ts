import { areTestimonialsShown } from '../shown';
import { type Testimonial, quotes } from '../voices/customers';
import { sunniva } from '../voices/sunniva';
import type { ServicePage } from './service';

const pages = import.meta.glob<ServicePage>('./packages/*.ts', { import: 'default' });

const said: Readonly<Record<string, Testimonial>> = {
  'full-groom': quotes.deniseMats,
  'spa-bath': quotes.rayTruck,
  'puppy-cut': sunniva,
  'senior-care': quotes.tomAndAbbyLift,
  'cat-grooming': quotes.meiLin,
};

/** Throws if there is no such package. */
export async function loadServicePage(slug: string): Promise<ServicePage> {
  const load = pages[`./packages/${slug}.ts`];
  if (!load) throw new Error(`There is no package ${slug}`);
  const page = await load();
  const testimonial = said[slug];
  return testimonial && areTestimonialsShown ? { ...page, testimonial } : page;
}
