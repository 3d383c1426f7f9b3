import { expect, test } from 'vitest';
import { documentShell, htmlDocument } from './document';

const built = `<!doctype html>
<html lang="en-US">
  <head>
    <meta charset="utf-8" />
    <link rel="apple-touch-icon" href="/site.png" />
    <link rel="manifest" href="/site.webmanifest" />
    <script type="module" crossorigin src="/assets/index.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/frame.js">
    <link rel="stylesheet" crossorigin href="/assets/index.css">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`;
const assets = {
  shell: documentShell(built),
  css: 'p{color:red}',
  fonts: ['/assets/a.woff2'],
  starter: 'start()',
};
const page = {
  markup:
    '<link rel="preload" as="image" href="/a.webp"/><title>Hi | Denver</title><meta property="og:type" content="website"/><main>$& $1</main>',
  path: '/hi',
  scripts: ['/assets/index.js', '/assets/frame.js'],
};

function parse() {
  return new DOMParser().parseFromString(htmlDocument(assets, page), 'text/html');
}

test('the document has the page in the root and its title in the head, letter for letter', () => {
  const { head, body } = parse();
  expect(head.querySelector('title')?.textContent).toBe('Hi | Denver');
  expect(head.querySelector('meta[property="og:type"]')).not.toBeNull();
  expect(body.querySelector('#root > main')?.textContent).toBe('$& $1');
  expect(body.querySelector('#root')?.getAttribute('data-path')).toBe('/hi');
});

test('the document inlines styles, preloads fonts and only names scripts', () => {
  const { documentElement: html } = parse();
  expect(html.querySelector('style')?.textContent).toBe('p{color:red}');
  expect(html.querySelector('link[rel=preload][as=font]')?.getAttribute('href')).toBe(
    '/assets/a.woff2',
  );
  expect(
    html.querySelectorAll('script[src], link[rel=modulepreload], link[rel=stylesheet]'),
  ).toHaveLength(0);
  expect(JSON.parse(html.querySelector('#code')?.textContent ?? '')).toEqual(page.scripts);
  expect(html.querySelector('body > script:last-child')?.textContent).toBe('start()');
});

test('a page’s own manifest replaces that of the site, and keeps the icon', () => {
  const markup = `<link rel="manifest" href="/own.webmanifest"/><main></main>`;
  const html = htmlDocument(assets, { ...page, markup });
  expect(html.match(/href="[^"]*(?:webmanifest|png)"/g)).toEqual([
    'href="/site.png"',
    'href="/own.webmanifest"',
  ]);
});

test('the page for unknown paths has no path', () => {
  const html = htmlDocument(assets, { ...page, path: undefined });
  expect(html).toContain('<main>');
  expect(html).not.toContain('data-path');
});

test('the document contains the record of a page as data, also with markup in its texts', () => {
  const record = { question: 'Is </script> a tag? <b>' };
  const { body } = new DOMParser().parseFromString(
    htmlDocument(assets, { ...page, record }),
    'text/html',
  );
  expect(JSON.parse(body.querySelector('#record')?.textContent ?? '')).toEqual(record);
  expect(body.querySelector('b')).toBeNull();
  expect(parse().querySelector('#record')).toBeNull();
});
