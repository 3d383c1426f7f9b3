/**
 * The keys of one kind that the hosted platform gives to a function: a JSON object from name to key. What is
 * missing or malformed gives none. The platform's legacy keys, which cannot be replaced one by one, are not
 * read at all.
 */
export function platformKeys(named: string | undefined): string[] {
  return parseValues(named || '{}').filter(isFilledText);
}

function parseValues(json: string): unknown[] {
  try {
    const object: unknown = JSON.parse(json);
    return typeof object === 'object' && object !== null ? Object.values(object) : [];
  } catch {
    return [];
  }
}

function isFilledText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
