import { expect, test } from 'vitest';
import { business } from '@/content/business';
import { monthInWords } from '@/content/gallery/month-in-words';
import { winners } from '@/content/gallery/winner-list';
import { serviceAreas } from '@/content/locations';
import { services, startingPrice } from '@/content/services';
import { rating } from '@/content/voices/rating';
import { listedPages } from '@/testing/built-pages';
import { visibleWords } from '@/testing/visible-words';
import { lowestPrice } from '@shared/business/pet-sizes';
import { promises } from '@shared/business/promises';
import { serviceZone } from '@shared/business/service-zips';
import { answerWithin, timeWindows } from '@shared/time/hours';

// Articles also name other people's prices and times.
const pages = [...listedPages]
  .filter(([path]) => !path.startsWith('/blog/'))
  .map(([path, page]) => ({
    path,
    main: visibleWords(page.querySelector('main') ?? page.body),
    footer: visibleWords(page.querySelector('footer') ?? page.body),
  }));
const findMain = (path: string) => pages.find((page) => page.path === path)?.main ?? '';
const amountsIn = (text: string) =>
  [...text.matchAll(/\$(\d+)/g)].map(([, amount]) => Number(amount));

function found(pattern: RegExp) {
  return pages.flatMap(({ path, main }) =>
    [...main.matchAll(pattern)].map((match) => ({ path, match, value: match[1] ?? '' })),
  );
}

test('where prices are said to start, it is with the smallest bath', () => {
  const claims = found(/prices start (?:at|around) \$(\d+)/gi);
  expect(claims.length).toBeGreaterThanOrEqual(20);
  for (const { path, value } of claims) {
    expect([path, Number(value)]).toEqual([path, startingPrice('spa-bath')]);
  }
});

test('a package starts at its own price wherever it is named', () => {
  const names = new Map(
    services.flatMap(({ title, bookingName, prices }) =>
      [title, bookingName].map((name) => [name.toLowerCase(), lowestPrice(prices)] as const),
    ),
  ).set('bath and brush', startingPrice('spa-bath'));
  const anyName = [...names.keys()].join('|');
  // A price belongs to the name that stands last before it.
  const pattern = new RegExp(
    `(${anyName})(?: starts)?(?: \\|(?! ?(?:${anyName}))[^|$.]*)?(?: \\|)? (?:from|at|starting at) \\$(\\d+)`,
    'gi',
  );
  const claims = found(pattern);
  expect(claims.length).toBeGreaterThan(20);
  for (const { path, match, value } of claims) {
    expect([path, value, Number(match[2])]).toEqual([path, value, names.get(value.toLowerCase())]);
  }
});

test('a bath of a large dog costs what the record of the bath says', () => {
  const large = services.find(({ slug }) => slug === 'spa-bath')?.prices.large;
  const claims = found(/([^.|$]*\b50(?:-80)? lbs[^.|$]*\$\d+)/g).filter(({ value }) =>
    /\bbath/i.test(value),
  );
  expect(claims.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/faq', '/locations/lakewood']),
  );
  for (const { path, value } of claims) {
    expect([path, amountsIn(value)]).toEqual([path, [large]]);
  }
});

test('a small pet is under 20 lbs on every page, never < 20 lbs', () => {
  const sized = pages.filter(({ main }) => main.includes('X-Large'));
  expect(sized.length).toBeGreaterThan(5);
  expect(sized.filter(({ main }) => !main.includes('under 20 lbs'))).toEqual([]);
  expect(found(/([<>] ?\d+)/g)).toEqual([]);
});

const [, opening = '', closing = ''] = / (\d+)AM-(\d+)PM$/.exec(business.phoneHours) ?? [];
/** By when requests are answered that are too late for an answer within phone hours. */
const firstDeadline = `${Number(opening) + answerWithin.bookings} AM`;
const lastAnswered = `${Number(closing) - answerWithin.bookings} PM`;

test('every page says when a request is answered, by the hours of the business', () => {
  expect(promises.confirmation).toContain(
    `within ${answerWithin.bookings} hours to confirm, ${business.phoneHours}.`,
  );
  expect(promises.answer).toContain(business.phoneHours);
  expect(promises.overnight).toContain(`after ${lastAnswered} or on a ${business.hours.closed}`);
  expect(promises.overnight).toContain(`by ${firstDeadline} the next day we’re open`);
  for (const { path, footer } of pages) expect(footer, path).toContain(promises.overnight);
});

test('an answer within hours is promised for the hours in which that is true', () => {
  const claims = found(new RegExp(`(within ${answerWithin.bookings} hours[^|]{0,40})`, 'g'));
  expect(claims.length).toBeGreaterThan(40);
  expect(claims.filter(({ value }) => !value.includes(business.phoneHours))).toEqual([]);
});

test('no page names an hour at which nothing begins or ends', () => {
  const hours = [business.hours.open, business.hours.close, business.phoneHours].join(' ');
  const known = [
    ...[...hours.matchAll(/(\d+)(am|pm)/gi)].map(([, hour, half]) => `${hour}${half}`),
    firstDeadline,
    lastAnswered,
    ...timeWindows.flatMap(({ start, end }) => [start, end]).map(inHalves),
  ].map((hour) => hour.replace(' ', '').toLowerCase());
  const named = found(/\b(\d{1,2} ?[ap]m)\b/gi);
  expect(named.length).toBeGreaterThan(30);
  for (const { path, value } of named) {
    expect(known, `${path}: ${value}`).toContain(value.replace(' ', '').toLowerCase());
  }
});

// A coat decides: curls grow, others shed, cats mat.
test('travel fees are given by zone, on the page of each area and on the About page', () => {
  const aboutPage = findMain('/about');
  for (const { name, slug, zips } of serviceAreas) {
    const page = findMain(`/locations/${slug}`);
    for (const [, listed = ''] of page.matchAll(/no travel fee in ([^.|]*)/gi)) {
      const paidZips = (listed.match(/\d{5}/g) ?? []).filter((zip) => serviceZone(zip) !== 'core');
      expect([slug, paidZips]).toEqual([slug, []]);
    }
    for (const [, listed = ''] of page.matchAll(/Expect a travel fee[^.;|]* in ([^.;|]*)/gi)) {
      const freeZips = (listed.match(/\d{5}/g) ?? []).filter((zip) => serviceZone(zip) === 'core');
      expect([slug, freeZips]).toEqual([slug, []]);
    }
    const isFree = zips.every((zip) => serviceZone(zip) === 'core');
    const region = aboutPage
      .split(/(?=\| about \d+-\d+ minutes)/)
      .find((part) => part.includes(`| ${name} |`));
    if (!region) continue;
    expect([name, new RegExp(`Expect a travel fee in [^|]*\\b${name}\\b`).test(region)]).toEqual([
      name,
      !isFree,
    ]);
    // A fee begins beyond 25 minutes.
    const farthest = Number(/-(\d+) minutes/.exec(region)?.[1]);
    const isFar = zips.every((zip) => serviceZone(zip) !== 'core');
    if (isFar) expect([name, farthest > 25]).toEqual([name, true]);
  }
});

test('Denver counts the ZIP codes that it lists', () => {
  const zips = serviceAreas.find(({ slug }) => slug === 'denver')?.zips ?? [];
  expect(findMain('/locations/denver')).toContain(`${zips.length} Denver ZIP codes`);
});

test('the rating is the same wherever it is told', () => {
  const ratings = found(/([\d.]+) out of (\d)/g);
  expect(ratings.length).toBeGreaterThanOrEqual(5);
  for (const { match, path } of ratings) {
    expect([path, match[0]]).toEqual([path, `${rating?.value} out of ${rating?.best}`]);
  }
  expect(found(/(rates? us 5|all 5 stars|perfect 5)/gi)).toEqual([]);
});

test('a Pet of the Month is of one month, and no other stands in its story', () => {
  const months =
    /\b(?:January|February|March|April|June|July|August|September|October|November|December)\b(?: \d{4})?/g;
  for (const { slug, month } of winners) {
    const named = new Set(findMain(`/gallery/winner/${slug}`).match(months));
    const ownMonth = monthInWords(month);
    expect([slug, [...named]]).toEqual([slug, ownMonth.startsWith('May') ? [] : [ownMonth]]);
  }
});

function inHalves(hour: number): string {
  return `${hour > 12 ? hour - 12 : hour}${hour < 12 ? 'am' : 'pm'}`;
}
