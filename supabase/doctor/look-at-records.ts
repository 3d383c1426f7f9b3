import { type Finding, missing, ok } from './finding.ts';

export function lookAtRecords(files: readonly string[]): Finding {
  const [first] = files;
  if (!first) return ok('People, pets, figures, amounts of money and rules are your own');
  return missing(
    `People, pets, figures, amounts of money or rules that came with the site are still in ${files.length} files, such as ${first}`,
    'replace them with your own, remove isDemonstration there, and publish again',
  );
}
