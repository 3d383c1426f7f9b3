type Node = { readonly '@type': string; readonly [property: string]: unknown };

/** Fails where there is more than one script or no graph. */
export function readJsonLd(page: Document): readonly Node[] {
  const scripts = page.querySelectorAll('script[type="application/ld+json"]');
  if (scripts.length !== 1) throw new Error(`There are ${scripts.length} scripts, not one`);
  const data: { '@context': string; '@graph': Node[] } = JSON.parse(scripts[0]?.textContent ?? '');
  if (data['@context'] !== 'https://schema.org') throw new Error('The vocabulary is missing');
  return data['@graph'];
}

export function findNodes(page: Document, type: string): readonly Node[] {
  return readJsonLd(page).filter((node) => node['@type'] === type);
}

export function objectsIn(value: unknown): readonly Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  return [{ ...value }, ...Object.values(value).flatMap(objectsIn)];
}
