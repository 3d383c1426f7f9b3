/** Specification, section 9. */
const batchSize = 100;

/** URLs in the lists in which they travel, in their order. */
export function batchesOf(urls: readonly string[]): string[][] {
  const count = Math.ceil(urls.length / batchSize);
  return Array.from({ length: count }, (_, index) =>
    urls.slice(index * batchSize, (index + 1) * batchSize),
  );
}
