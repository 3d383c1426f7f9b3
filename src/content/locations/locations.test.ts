import { expect, test } from 'vitest';
import { transformations } from '../gallery';
import { benefits, cityBenefits, cityFacts, cityFaqs, intros } from './city-page-copy';
import { loadAreaRecord } from './load-area-record';
import {
  specifiedCities as citySlugs,
  specifiedNeighborhoods as neighborhoodSlugs,
} from './specified-areas.fixture';
import { regionFees, travelFees, zipsByZone } from './zips-by-zone';
import { serviceAreas } from '.';
import { serviceZone } from '@shared/service-zips';

// Specification, section 2: Location pages.
const transformationIds =
  'labradoodle-cherry-creek golden-retriever-highlands poodle-wash-park persian-cat-capitol-hill miniature-schnauzer-highlands-ranch golden-retriever-dtc poodle-rino labradoodle-greenwood-village persian-cat-littleton golden-retriever-lakewood'.split(
    ' ',
  );

const records = (await Promise.all(serviceAreas.map(({ slug }) => loadAreaRecord(slug)))).filter(
  (record) => record !== undefined,
);
const cities = records.flatMap((record) =>
  'city' in record ? [{ slug: record.area.slug, ...record.city }] : [],
);
const neighborhoods = records.flatMap((record) =>
  'neighborhood' in record ? [{ slug: record.area.slug, ...record.neighborhood }] : [],
);
const areas = [...cities, ...neighborhoods];

// True only of the areas that the specification names.
const isSpecified = ({ slug }: { slug: string }) =>
  [...citySlugs, ...neighborhoodSlugs].includes(slug);
const specifiedCities = cities.filter(isSpecified);
const specifiedAreas = areas.filter(isSpecified);

test('an area record has its summary and the names of its neighbors; an unknown slug has no record', async () => {
  expect(await loadAreaRecord('arvada')).toMatchObject({
    area: { slug: 'arvada', name: 'Arvada' },
    nearby: [
      { slug: 'wheat-ridge', name: 'Wheat Ridge' },
      { slug: 'golden', name: 'Golden' },
      { slug: 'edgewater', name: 'Edgewater' },
    ],
  });
  expect(await loadAreaRecord('atlantis')).toBeUndefined();
});

test.each(areas)('$slug names neighbors that exist, each once and never itself', (area) => {
  const { slug, nearbyAreas } = area;
  const known = new Set(serviceAreas.map((other) => other.slug));
  expect(nearbyAreas.length).toBeGreaterThanOrEqual(3);
  expect(nearbyAreas.filter((nearby) => !known.has(nearby))).toEqual([]);
  expect(new Set([slug, ...nearbyAreas]).size).toBe(nearbyAreas.length + 1);
});

test('no two of the 24 areas share a lead', () => {
  expect(new Set(specifiedAreas.map(({ lead }) => lead)).size).toBe(24);
});

test('every before-and-after pet is shown where it lives, with a link', () => {
  const stories = areas.flatMap(({ slug, story }) => (story ? [{ slug, id: story.id }] : []));
  const ids = stories.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(transformationIds));
  expect(transformations.map(({ slug }) => slug)).toEqual(expect.arrayContaining(ids));
  for (const { slug, id } of stories) expect(id.endsWith(`-${slug}`), `${id}, ${slug}`).toBe(true);
  const shown = records.flatMap(({ area, pet }) =>
    pet ? [{ slug: area.slug, id: pet.slug }] : [],
  );
  expect(shown).toEqual(expect.arrayContaining(stories));
});

test.each(cities)('$slug shows four of the six benefits, in words of its own', (city) => {
  expect(new Set(city.benefits.map(({ index }) => index)).size).toBe(4);
  const others = cities.filter(({ slug }) => slug !== city.slug).flatMap((other) => other.benefits);
  const theirs = new Set(others.map(({ text }) => text));
  expect(city.benefits.filter(({ text }) => theirs.has(text))).toEqual([]);
});

test('the figure of the rating stands with the reviews, and with no other benefit', () => {
  const shown = cities.flatMap(cityBenefits);
  const reviews = shown.filter(({ title }) => title === 'Trusted Reviews');
  expect(reviews.length).toBeGreaterThan(0);
  expect(reviews.filter(({ text }) => !text.startsWith('4.9 out of 5 stars'))).toEqual([]);
  expect(shown.filter(({ text }) => text.includes('4.9'))).toHaveLength(reviews.length);
});

test('every benefit and every intro is used by some city', () => {
  const used = cities.flatMap((city) => city.benefits.map(({ index }) => index));
  expect(new Set(used).size).toBe(benefits.length);
  expect(new Set(cities.map(({ intro }) => intro)).size).toBe(Object.keys(intros).length);
});

test('no two testimonials of the 24 areas are alike', () => {
  const all = specifiedAreas.flatMap(({ testimonials }) => [...testimonials]);
  expect(all).toHaveLength(19 * 3 + 5 * 2);
  expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
  expect(new Set(all.map(({ author }) => author)).size).toBe(all.length);
});

const asked = [
  ...cities.flatMap((city) =>
    cityFaqs(city, findZips(city.slug)).map((faq) => ({ slug: city.slug, ...faq })),
  ),
  ...neighborhoods.flatMap(({ slug, questions }) => questions.map((faq) => ({ slug, ...faq }))),
];
const yesOrNo =
  /(?:^|[.?!] )(?:am|are|can|could|did|do|does|has|have|is|may|must|should|was|will|would)\b[^.?!]*\?$/i;

test('every question that asks for a yes or a no is answered by its first word', () => {
  const questions = asked.filter(({ question }) => yesOrNo.test(question));
  expect(questions.length).toBeGreaterThan(50);
  const openers = /^(?:Yes|No|Often|Usually|Sometimes|Not usually)\b/;
  expect(questions.filter(({ answer }) => !openers.test(answer))).toEqual([]);
});

test('a plain no about travel fees is true of every ZIP, and what is usual of most', () => {
  for (const { slug, questions } of cities) {
    const { question, answer } = questions.reach;
    if (!/travel fee in|travel fee on/.test(question)) continue;
    const isFree = findZips(slug).map((zip) => serviceZone(zip) === 'core');
    expect([slug, answer.startsWith('No')]).toEqual([slug, !isFree.includes(false)]);
  }
});

test.each(cities)('the local answer of $slug comes first, the fact of every city last', (city) => {
  const { cost, reach, soon } = city.questions;
  const faqs = cityFaqs(city, findZips(city.slug));
  for (const [local, fact] of [
    [cost, cityFacts.cost],
    [reach, cityFacts.reach],
    [soon, cityFacts.soon],
  ] as const) {
    const answer = faqs.find(({ question }) => question === local.question)?.answer ?? '';
    expect(answer.startsWith(local.answer)).toBe(true);
    expect(answer.endsWith(fact)).toBe(true);
  }
});

test('an answer about travel fees names the ZIPs of each zone', () => {
  expect(travelFees(['80002', '80005', '80016'])).toBe(
    'There’s no travel fee in 80002. A fee may apply in 80005. Your confirmation names the amount. 80016 is outside our usual area. Text us your street and we’ll give you a yes or no.',
  );
  expect(travelFees(['80203'])).toBe('There’s no travel fee in 80203.');
});

test.each(specifiedCities)('$slug has at least 120 words that are true of it alone', (city) => {
  const { parking, paws, reach } = city.local;
  expect(words([parking, paws, reach].join(' ')).length).toBeGreaterThanOrEqual(120);
  const zips = serviceAreas.find(({ slug }) => slug === city.slug)?.zips ?? [];
  expect(zips.some((zip) => reach.includes(zip))).toBe(true);
});

test('no sentence of the local words stands on the pages of two of the 19 cities', () => {
  const sentences = specifiedCities.flatMap(
    ({ local, ownQuestion, questions: { cost, soon, more } }) =>
      [...Object.values(local), ownQuestion.answer, cost.answer, soon.answer, more.answer].flatMap(
        // "Yes." and "Often, yes." begin many an answer.
        (text) => text.split(/(?<=[.?!:])\s+/).filter((sentence) => words(sentence).length > 2),
      ),
  );
  const seen = new Set<string>();
  const repeated = sentences.filter((sentence) => seen.size === seen.add(sentence).size);
  expect(repeated).toEqual([]);
});

test('a region names whole areas first, then most of one, then parts', () => {
  const area = (name: string, zips: readonly string[]) => ({ name, zips });
  expect(
    regionFees([
      area('Cherry Hills', ['80113', '80111']),
      area('Aurora', ['80010', '80011', '80012', '80013']),
      area('DTC', ['80111']),
      area('Littleton', ['80120']),
      area('Englewood', ['80110']),
    ]),
  ).toBe(
    'A travel fee may apply in DTC and Littleton, and in most of Aurora, and in parts of Cherry Hills.',
  );
  expect(regionFees([area('Englewood', ['80110'])])).toBe('No travel fee.');
});

test('a ZIP is shown under the answer that the ZIP check would give', () => {
  expect(zipsByZone(['80002', '80005', '80016'])).toEqual([
    { zone: 'core', answer: 'No travel fee', zips: ['80002'] },
    { zone: 'extended', answer: 'A travel fee may apply', zips: ['80005'] },
    { zone: 'outside', answer: 'Outside our usual area', zips: ['80016'] },
  ]);
  expect(zipsByZone(['80203'])).toHaveLength(1);
});

function findZips(slug: string): readonly string[] {
  return serviceAreas.find((area) => area.slug === slug)?.zips ?? [];
}

function words(text: string): string[] {
  return text.match(/[\p{L}\p{N}’$-]+/gu) ?? [];
}
