/**
 * The keys of one kind that the hosted platform gives to a function: those of its newer variable, a
 * JSON object from name to key, then the legacy one. What is missing or malformed gives none.
 */
export function platformKeys(named: string | undefined, legacy: string | undefined): string[] {
  return [...valuesOf(named || '{}'), legacy].filter(isFilledText);
}

function valuesOf(json: string): unknown[] {
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
