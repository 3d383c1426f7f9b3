import { expect, test } from 'vitest';
import { specifiedArticles } from '@/content/blog/specified-articles.fixture';
import { business } from '@/content/business';
import { transformations } from '@/content/gallery';
import { winners } from '@/content/gallery/winner-list';
import { serviceAreas } from '@/content/locations';
import { services } from '@/content/services';
import { extraCosts } from '@/content/services/extra-costs';
import { findTexts, listedPages as pages, visibleText } from '@/testing/built-pages';
import { findNodes, objectsIn, readJsonLd } from '@/testing/read-json-ld';
import { addOns, highestPrice, lowestPrice, petSizes } from '@shared/business/prices';

const pageAt = (path: string) => pages.get(path) ?? document.implementation.createHTMLDocument();
const origin = new URL(business.origin).href;

function pathOnSite(image: Record<string, unknown> | undefined): string {
  const address = String(image?.['contentUrl']);
  expect(address.startsWith(origin), address).toBe(true);
  return new URL(address).pathname;
}

test('the FAQ node lists the page’s questions and answers, each once', () => {
  const asking = [...pages].filter(([, page]) => findNodes(page, 'FAQPage').length > 0);
  // Home, the FAQ, the services, the cities and the neighborhoods.
  expect(asking).toHaveLength(1 + 1 + services.length + serviceAreas.length);
  for (const [path, page] of asking) {
    const [faq] = findNodes(page, 'FAQPage');
    const questions = objectsIn(faq?.mainEntity).filter((node) => node['@type'] === 'Question');
    const shown = visibleText(page);
    const titles = findTexts(page, 'main h2, main summary:not(:has(h3))');
    questions.forEach(({ name, acceptedAnswer }, index) => {
      const parts = shown.split(String(name));
      expect(parts, `${path}: ${name}`).toHaveLength(2);
      const next = questions[index + 1]?.name;
      // The answer is between a question and the next one; after the last answer the page continues.
      const answer = (next ? parts[1]?.split(String(next))[0] : parts[1])?.trim() ?? '';
      const text = String(objectsIn(acceptedAnswer)[0]?.text);
      expect(answer.slice(0, text.length), `${path}: ${name}`).toBe(text);
      // The titles of the next section and group may follow.
      const rest = titles.reduce<string>(
        (words, title) => words.replace(title ?? '', ''),
        answer.slice(text.length),
      );
      if (next) expect(rest.trim(), `${path}: ${name}`).toBe('');
    });
    expect(questions.map(({ name }) => name)).toEqual(
      findTexts(page, 'main details > summary:has(h3), main h3 > button, main #rules dt'),
    );
  }
});

test('the breadcrumb node lists the page’s breadcrumbs, and ends with the page', () => {
  for (const [path, page] of pages) {
    const crumbs = objectsIn(findNodes(page, 'BreadcrumbList')[0]?.itemListElement);
    const shown = page.querySelector('nav[aria-label="Breadcrumb"]');
    const names = crumbs.map(({ name }) => name);
    expect(names, path).toEqual(shown ? findTexts(shown, 'li') : []);
    expect(crumbs.map(({ position }) => position)).toEqual(crumbs.map((_, index) => index + 1));
    if (shown) expect(crumbs.at(-1)?.item).toBe(new URL(path, origin).href);
  }
});

test.each(services)('the page of $title offers it at the prices that it shows', (offered) => {
  const { slug, title } = offered;
  const prices = petSizes.map(({ id }) => offered.prices[id]);
  const page = pageAt(`/services/${slug}`);
  const [service] = findNodes(page, 'Service');
  expect(service).toMatchObject({ name: title, provider: { '@id': `${origin}#business` } });
  const offers = objectsIn(service?.offers);
  expect(offers.map(({ price }) => price)).toEqual(prices);
  expect(new Set(offers.map(({ priceCurrency }) => priceCurrency))).toEqual(new Set(['USD']));
  for (const price of prices) expect(visibleText(page)).toContain(`$${price}`);
  expect(offers[1]?.url).toBe(`${origin}booking?service=${slug}&size=medium`);
  // not narrower than the business
  expect(service?.areaServed).toBeUndefined();
});

test('the services page lists lowest prices, add-ons and extras', () => {
  const page = pageAt('/services');
  const catalog = objectsIn(findNodes(page, 'OfferCatalog')[0]);
  const offers = catalog.filter((node) => node['@type'] === 'Offer');
  const lines = offers.map(({ name, itemOffered, price, priceSpecification }) => {
    const [service] = objectsIn(itemOffered);
    const [range] = objectsIn(priceSpecification);
    return [service?.name ?? name, range?.minPrice ?? price, range?.maxPrice];
  });
  const packages = services.map(({ slug, title, prices }) => {
    const most = slug === 'cat-grooming' ? highestPrice(prices) : undefined;
    return [title, lowestPrice(prices), most];
  });
  expect(lines).toEqual([
    ...packages,
    ...addOns.map(({ name, price }) => [name, price, undefined]),
    ...extraCosts.map(({ name, range }) => [name, range.from, range.to]),
  ]);
});

test('each area has a service with the name of its page', () => {
  const areas = [...pages].filter(([path]) => path.startsWith('/locations/'));
  expect(areas).toHaveLength(serviceAreas.length);
  for (const [path, page] of areas) {
    const [service] = findNodes(page, 'Service');
    expect(service?.name, path).toBe(page.querySelector('h1')?.textContent);
  }
});

test.each(specifiedArticles)(
  '/blog/$slug is a posting with the page’s headline, author, picture and dates',
  (article) => {
    const { slug, title, publishedDate: day } = article;
    const page = pageAt(`/blog/${slug}`);
    const [posting] = findNodes(page, 'BlogPosting');
    expect(page.querySelector('h1')?.textContent).toBe(title);
    expect(posting?.headline).toBe(title);
    const [picture] = objectsIn(posting?.image);
    expect(page.querySelector(`article img[src="${pathOnSite(picture)}"]`)).not.toBeNull();
    expect(posting?.datePublished).toMatch(new RegExp(`^${day}T00:00:00-0[67]:00$`));
    const [published, modified] = [...page.querySelectorAll('article time')].map((time) =>
      time.getAttribute('datetime'),
    );
    expect(published).toBe(day);
    expect(posting?.dateModified).toContain(`${modified ?? 'none'}T`);
    const [author] = objectsIn(posting?.author);
    expect(visibleText(page)).toContain(`${author?.name}${author?.jobTitle}`);
    for (const tag of [posting?.keywords].flat()) expect(visibleText(page)).toContain(tag);
    const sources = [...page.querySelectorAll('section[aria-label="Sources"] li')].map(
      (item) => `${item.textContent}, ${item.querySelector('a')?.href ?? ''}`,
    );
    expect(posting?.citation).toEqual(sources);
    const [reviewed] = objectsIn(posting?.mainEntityOfPage);
    const [reviewer] = objectsIn(reviewed?.reviewedBy);
    expect(/Reviewed by ([\w ]+),/.exec(visibleText(page))?.[1]).toBe(reviewer?.name);
  },
);

test('the blog node lists postings in the order of the page', () => {
  const postings = objectsIn(findNodes(pageAt('/blog'), 'Blog')[0]?.blogPost);
  const headlines = postings.flatMap(({ headline }) => (headline ? [headline] : []));
  expect(headlines).toEqual(findTexts(pageAt('/blog'), 'article h2, article h3'));
});

test('blog pages name each person and job of their graph, and other pages have no persons', () => {
  for (const [path, page] of pages) {
    const people = objectsIn(readJsonLd(page)).filter((node) => node['@type'] === 'Person');
    expect(people.length > 0, path).toBe(path.startsWith('/blog'));
    for (const { jobTitle, name } of people) {
      expect(visibleText(page), path).toContain(name);
      if (jobTitle) expect(visibleText(page), path).toContain(jobTitle);
    }
  }
});

test('each author has their own address, which leads to their card', () => {
  const people = [...pages.values()].flatMap((page) =>
    objectsIn(readJsonLd(page)).filter((node) => node['@type'] === 'Person'),
  );
  const names = new Set(people.map(({ name }) => name));
  expect(new Set(people.map(({ url }) => url)).size).toBe(names.size);
  for (const { '@id': id, name, url } of people) {
    expect(id).toBe(url);
    const { hash, pathname } = new URL(String(url));
    const cards = pageAt(pathname).querySelectorAll(`[id="${hash.slice(1)}"]`);
    const titles = [...cards].map((card) => card.querySelector('h3')?.textContent);
    expect(titles, String(url)).toEqual([name]);
  }
});

test('picture nodes of transformations and winners have the description of the page', () => {
  const picturePages = [...pages].filter(([, page]) => findNodes(page, 'ImageObject').length > 0);
  expect(picturePages).toHaveLength(transformations.length + winners.length);
  for (const [path, page] of picturePages) {
    const [picture] = findNodes(page, 'ImageObject');
    expect(picture).toMatchObject({ creditText: business.name });
    const shown = page.querySelector(`img[src="${pathOnSite(picture)}"]`);
    expect(shown?.getAttribute('alt'), path).toBe(picture?.caption);
  }
});
