import { type Finding, missing, ok } from './finding.ts';

export function lookAtRecords(files: readonly string[]): Finding {
  const [first] = files;
  if (!first) return ok('People, pets and figures are your own');
  return missing(
    `People, pets or figures that came with the site are still in ${files.length} files, such as ${first}`,
    'replace them with your own, remove isDemonstration there, and publish again',
  );
}
