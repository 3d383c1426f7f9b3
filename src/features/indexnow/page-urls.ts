type PageUrls = { readonly urls: readonly string[] } | { readonly problem: string };

/** One path or URL per line. `origin` such as `https://pets.example`. */
export function pageUrls(text: string, origin: string): PageUrls {
  const lines = text.split('\n').map((line) => line.trim());
  const urls = lines
    .filter((line) => line !== '')
    .map((line) => (line.startsWith('/') ? `${origin}${line}` : line));
  const foreign = urls.find((url) => !URL.canParse(url) || new URL(url).origin !== origin);
  if (foreign !== undefined) {
    return { problem: `“${foreign}” is not a page of this site. Start with “/” or “${origin}/”.` };
  }
  return urls.length > 0 ? { urls: [...new Set(urls)] } : { problem: 'Name at least one page.' };
}
