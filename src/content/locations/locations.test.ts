import { expect, test } from 'vitest';
import { transformations } from '../gallery';
import { quotes } from '../voices/customers';
import { areaLead } from './area-lead';
import { cityFacts, cityFaqs } from './city-page-copy';
import { loadAreaRecord } from './load-area-record';
import { regionFees } from './region-fees';
import {
  specifiedCities as citySlugs,
  specifiedNeighborhoods as neighborhoodSlugs,
} from './specified-areas.fixture';
import { zipAnswer } from './zip-answer';
import { travelFees, zipsByZone } from './zips-by-zone';
import { findArea, serviceAreas } from '.';
import { serviceZone, usualDrive } from '@shared/business/service-zips';

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

test('an area shows each before-and-after pet that lives there, with a link', () => {
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

test('an area quotes three people of its region, a neighborhood two, and nobody twice', () => {
  for (const { slug, testimonials } of specifiedAreas) {
    const people = new Set(testimonials.map((name) => quotes[name].author));
    expect([slug, people.size]).toEqual([slug, citySlugs.includes(slug) ? 3 : 2]);
  }
  const everybody = specifiedAreas.flatMap(({ testimonials }) => [...testimonials]);
  expect(new Set(everybody.map((name) => quotes[name].author)).size).toBeGreaterThanOrEqual(8);
});

test('quotes are called nearby only where all come from the area or one beside it', () => {
  const titles = Object.fromEntries(
    records.map(({ area, quotesTitle }) => [area.slug, quotesTitle]),
  );
  expect(titles).toMatchObject({
    golden: 'What customers nearby say',
    'ken-caryl': 'What our customers say',
  });
});

test.each(cities)('the first answer of $slug holds what is true of every city', (city) => {
  const area = findArea(city.slug) ?? { zips: [] };
  const [inShort, ...local] = cityFaqs(city, area);
  for (const fact of [...Object.values(cityFacts), travelFees(area.zips)]) {
    expect(inShort?.answer).toContain(fact);
  }
  const { cost, ...questions } = city.questions;
  const isPaid = area.zips.every((zip) => serviceZone(zip) !== 'core');
  const answer: unknown =
    isPaid && !cost.answer.startsWith('No.') ? expect.stringMatching(/travel fee/) : cost.answer;
  expect(local).toEqual([city.ownQuestion, { ...cost, answer }, ...Object.values(questions)]);
});

test('the first screen of an area says where to expect a travel fee', () => {
  expect(areaLead('We come.', ['80203'])).toMatch(/No travel fee\.$/);
  expect(areaLead('We come.', ['80401', '80403'])).toMatch(/ Expect a travel fee of \$25-\$35\.$/);
  expect(areaLead('We come.', ['80214', '80228', '80401'])).toMatch(
    /Expect a travel fee of \$15 in 80228, and \$25 in 80401\.$/,
  );
});

test('an answer about travel fees names the ZIPs of each zone', () => {
  expect(travelFees(['80002', '80111', '80121', '80112', '80122', '80016'])).toBe(
    `There’s no travel fee in 80002. Expect a travel fee of $15 in 80111, 80121 and 80112, and $25 in 80122. 80016 is outside our usual area. Text us your street first, and we’ll give you a yes or no.`,
  );
  expect(travelFees(['80005'])).toMatch(/^Expect a travel fee\b[^.]* in 80005\./);
  expect(travelFees(['80203'])).toBe('There’s no travel fee in 80203.');
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
    'Expect a travel fee in DTC and Littleton, and in most of Aurora, and in parts of Cherry Hills.',
  );
  expect(regionFees([area('Englewood', ['80110'])])).toBe('No travel fee.');
  expect(regionFees([area('DTC', ['80111']), area('Littleton', ['80120'])])).toBe(
    'Expect a travel fee of $15-$25 in all of them.',
  );
  expect(regionFees([area('Denver', ['80202', '80237', '80239'])])).toBe(
    'Only 80237 and 80239 have a travel fee. The drive there takes 26-30 minutes.',
  );
});

test('an area shows a ZIP under the answer that the ZIP check would give', () => {
  expect(zipsByZone(['80002', '80005', '80016'])).toEqual([
    { zone: 'core', answer: 'No travel fee', zips: ['80002'] },
    { zone: 'extended', answer: 'Expect a travel fee of $15', zips: ['80005'] },
    { zone: 'outside', answer: 'Outside our usual area', zips: ['80016'] },
  ]);
  expect(zipsByZone(['80203'])).toHaveLength(1);
});

test('an area names for each ZIP the fee of the ZIP check, and lies within the usual drive there', () => {
  for (const { slug, zips, minutes } of serviceAreas) {
    const [nearest = 0, farthest = 0] = minutes.split('-').map(Number);
    for (const zip of zips.filter((each) => serviceZone(each) === 'extended')) {
      const [from = 0, to = 0] = (usualDrive(zip) ?? '').split('-').map(Number);
      expect([slug, zip, nearest <= from && to <= farthest]).toEqual([slug, zip, true]);
      const shown = zipsByZone(zips).find((group) => group.zips.includes(zip));
      expect(zipAnswer(zip)?.text).toContain(`${shown?.answer} for ${zip}.`);
    }
  }
});
