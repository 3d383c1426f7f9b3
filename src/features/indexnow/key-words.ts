import type { KeyVerdict } from './key-check';

/** What to tell the operator about the key file: what was found, and what to do. */
export function keyWords(result: KeyVerdict, url: URL): string {
  switch (result.verdict) {
    case 'right':
      return 'The key file is right: plain text, and exactly the key of this site.';
    case 'missing':
      return `There is no file at ${url.pathname}. The build writes it: publish everything in the dist folder, this file included.`;
    case 'page':
      return 'A web page was served instead of the key file. A rule that answers every address with the app usually catches this one too: let files come first.';
    case 'redirect':
      return 'The address of the key file leads elsewhere. Search engines want the file itself at this very address.';
    case 'refused':
      return `The server answered with status ${String(result.status)} instead of the key file. Its settings or its log say why.`;
    case 'type':
      return `The key is right, but the file is served as ${result.contentType || 'nothing in particular'}. Let the server send it as text/plain.`;
    case 'extra':
      return 'The file holds the key and something more, perhaps an invisible mark at its start. It must hold the key alone: publish the file that the build wrote.';
    case 'other-key':
      return `The file holds another text, “${shortened(result.found)}”. Publish the file of the same build as this page.`;
    case 'unreachable':
      return 'The key file could not be fetched. Check your connection and try again.';
    case 'elsewhere':
      return `Search engines look for the key at ${url.origin}. Open this page there and check again.`;
  }
}

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
