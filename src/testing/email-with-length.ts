export function emailWithLength(length: number): string {
  return `${'a'.repeat(60)}@${'b'.repeat(length - 65)}.com`;
}
