import type { APIRequestContext } from 'playwright/test';
import {
  type AddOnId,
  type PetSize,
  addOns,
} from '../../supabase/functions/_shared/business/prices';

export type Prices = Readonly<Record<PetSize, number>>;

export async function readPrices(request: APIRequestContext, slug: string): Promise<Prices> {
  const page = await request.get(`/services/${slug}`);
  const html = await page.text();
  const findPrice = (size: PetSize) => {
    const [, price] = new RegExp(`"price":(\\d+)[^{}]*&size=${size}"`).exec(html) ?? [];
    if (!price) throw new Error(`${slug} has no price for ${size}`);
    return Number(price);
  };
  return {
    small: findPrice('small'),
    medium: findPrice('medium'),
    large: findPrice('large'),
    xlarge: findPrice('xlarge'),
  };
}

export function addOnsTotal(...ids: readonly AddOnId[]): number {
  return addOns.reduce((total, { id, price }) => (ids.includes(id) ? total + price : total), 0);
}
