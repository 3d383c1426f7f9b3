import { expect, test } from 'vitest';
import { bookingServices, petTypes } from './booking-options';
import { business } from './business';
import { faqs } from './faqs';
import { homeBenefits } from './home/home-benefits';
import { homeFaqs } from './home/home-faqs';
import { homeServices } from './home/home-services';
import { processSteps } from './home/process-steps';
import { privacyPolicy } from './legal/privacy-policy';
import { benefits, cityFacts, cityPrices } from './locations/city-page-copy';
import { homeAreas } from './locations/home-areas';
import { denverCenter } from './locations/mapped-areas';
import { serviceAreaWords } from './service-area-words';
import { services } from './services';
import { loadServicePage } from './services/load-service-page';
import { quote } from './services/quote';
import { serviceCards } from './services/service-cards';
import { stats } from './stats';
import { rating } from './voices/rating';
import { reviews } from './voices/reviews';
import { leads } from '@/analytics/events';
import { addOns, petSizes } from '@shared/business/prices';
import { promises } from '@shared/business/promises';
import { answerWithin, timeWindows } from '@shared/time/hours';

// The numbers and words that the product must have, literally. Other tests derive theirs from the
// records: a price change is repeated here and nowhere else.

test('prices in USD for small, medium, large and xlarge', () => {
  expect(petSizes.map(({ id, weight }) => `${id}: ${weight}`).join(', ')).toBe(
    'small: under 20 lbs, medium: 20-50 lbs, large: 50-80 lbs, xlarge: 80+ lbs',
  );
  expect(
    Object.fromEntries(
      services.map(({ title, prices }) => [title, petSizes.map(({ id }) => prices[id])]),
    ),
  ).toEqual({
    'Spa Bath & Brush': [75, 85, 95, 110],
    'Full Groom': [120, 145, 170, 200],
    'Puppy’s First Groom': [60, 70, 80, 90],
    'Senior Pet Comfort': [70, 85, 100, 115],
    'Cat Grooming': [85, 95, 110, 125],
  });
  expect(addOns.map(({ id, name, price }) => [id, name, price])).toEqual([
    ['nail-grinding', 'Nail Grinding', 10],
    ['teeth-brushing', 'Teeth Brushing', 15],
    ['deshedding', 'De-shedding Treatment', 20],
    ['flea-treatment', 'Flea Treatment', 25],
  ]);
  expect(promises.estimate).toBe('Final price may vary with coat condition and specific needs.');
});

test('a quote is the package for the size with its add-ons', () => {
  expect(quote({ service: 'cat-grooming', size: 'small', addOns: [] })).toBe(85);
  const addOnIds = ['nail-grinding', 'deshedding'] as const;
  expect(quote({ service: 'full-groom', size: 'large', addOns: addOnIds })).toBe(200);
});

test('the cards of the services overview, and how long each package takes', () => {
  expect(serviceCards.map(({ slug, name, priceLine }) => [slug, name, priceLine])).toEqual([
    ['full-groom', 'Full Groom', 'from $120'],
    ['puppy-cut', 'Puppy Groom', 'from $60'],
    ['cat-grooming', 'Cat Grooming', '$85-$125'],
    ['spa-bath', 'Bath & Brush', 'from $75'],
    ['senior-care', 'Senior Pet Comfort', 'from $70'],
  ]);
  expect(Object.fromEntries(services.map(({ slug, duration }) => [slug, duration]))).toEqual({
    'full-groom': '2-3 hours',
    'spa-bath': '60-90 minutes',
    'puppy-cut': '45-90 minutes',
    'senior-care': '60-90 minutes, flexible with breaks',
    'cat-grooming': '60-90 minutes',
  });
});

test.each([
  ['full-groom', /every 6-8 weeks.*4-6/is],
  ['spa-bath', /every 4-6 weeks/i],
  ['puppy-cut', /12(-| and )16 weeks/],
  ['puppy-cut', /under 6 months/],
  ['senior-care', /break/i],
  ['cat-grooming', /\$85(-| and )\$125/],
  ['cat-grooming', /more for lion cuts/],
])('%s gives its advice', async (slug, advice) => {
  const page = await loadServicePage(slug);
  expect(JSON.stringify([page?.about, page?.faqs, page?.priceNote])).toMatch(advice);
});

test('the booking form offers the specified services, windows and kinds of pets', () => {
  expect(Object.fromEntries(bookingServices.map(({ slug, name }) => [slug, name]))).toEqual({
    'full-groom': 'Full Groom',
    'puppy-cut': 'Puppy Cut',
    'cat-grooming': 'Cat Grooming',
    'spa-bath': 'Spa Bath',
    'senior-care': 'Senior Pet Comfort',
    custom: 'Custom Service',
  });
  const windows = timeWindows.map(({ label }) => label).join(', ');
  expect(windows).toBe('8-10 AM, 10 AM-12 PM, 12-2 PM, 2-4 PM, 4-6 PM');
  expect(petTypes).toEqual(['dog', 'cat']);
});

test('city pages name the specified guide prices and six benefits', () => {
  expect(cityPrices.map(({ service, guide }) => `${service} ${guide}`).join(', ')).toBe(
    'Full Groom $129+, Bath & Brush $99+, Deshedding +$25, Nail Trim $20, Ear & Teeth $15-$25',
  );
  expect(benefits.join(', ')).toBe(
    'We Come to You, Luxury Experience, Local Experts, Flexible Scheduling, Trusted Reviews, Anxiety-Free',
  );
});

test.each([
  ['start around $75', cityFacts.cost],
  ['full-service packages run $85-$165', cityFacts.cost],
  ['40-minute radius', cityFacts.reach],
  ['Same-day or next-day slots are often available', cityFacts.soon],
  ['within 2 hours', promises.confirmation],
  ['24 hours before', promises.reminder],
  ['15 minutes away', promises.arrival],
  ['free up to 4 hours before the appointment', promises.cancellation],
  ['no-shows cost $25', promises.cancellation],
  ['about 40 minutes', serviceAreaWords],
  ['Beyond 25 minutes', serviceAreaWords],
])('visitors are told "%s"', (fact, text) => {
  expect(text).toContain(fact);
});

test.each([
  'start at $75',
  'between $85 and $165',
  'typically take 60 to 90 minutes',
  '40-minute drive of downtown Denver',
])('the questions of the home page say "%s"', (fact) => {
  expect(homeFaqs.map(({ answer }) => answer).join(' ')).toContain(fact);
});

const faqPrices = ['$75', '$95', '$120', '$25', '$85-$125'];
const faqLengths = ['60-90 minutes', '45-90 minutes', '2-3 hours', '40 minutes', '12-16 weeks'];
const faqRhythms = ['every 6-8 weeks', 'every 4-6 weeks', '24 hours before'];
const faqPromises = ['within 2 hours', '15 minutes away', 'up to 4 hours before'];
const faqFee = 'Beyond 25 minutes, expect a travel fee';

test.each([...faqPrices, ...faqLengths, ...faqRhythms, ...faqPromises, faqFee])(
  'the questions of the FAQ say "%s"',
  (fact) => {
    expect(faqs).toHaveLength(10);
    expect(faqs.map(({ answer }) => answer).join(' ')).toContain(fact);
  },
);

const sources = import.meta.glob<string>(
  ['/src/{content,pages,sections,site}/**/*.{ts,tsx}', '!**/*.test.{ts,tsx}'],
  { eager: true, query: '?raw', import: 'default' },
);
const amountsIn = (text: string) => text.match(/\$\d+/g) ?? [];
const withAmounts = Object.entries(sources).filter(([, source]) => amountsIn(source).length > 0);

// Sentences take prices from the records. A package may spell its own, and two files the guide prices.
test.each(withAmounts)('%s spells no price that stands in another file', (file, source) => {
  const prices = services.find(({ slug }) => file.endsWith(`/packages/${slug}.ts`))?.prices;
  const ownPrices = Object.values(prices ?? {}).map((price) => `$${price}`);
  const guides = [...cityPrices.map(({ guide }) => guide), cityFacts.cost].flatMap(amountsIn);
  const known = /(?:package-words|city-page-copy)\.ts$/.test(file) ? guides : ownPrices;
  expect(amountsIn(source).filter((amount) => !known.includes(amount))).toEqual([]);
});

test('the home page has its four services, benefits and reviews, a visit its four steps', () => {
  expect(homeServices.map(({ title }) => title).join(', ')).toBe(
    'Full Groom, Nail Care, Spa, Cat Grooming',
  );
  expect(homeBenefits).toHaveLength(4);
  expect(reviews.map((review) => review.rating)).toEqual([5, 5, 5, 5]);
  expect(homeFaqs).toHaveLength(5);
  expect(processSteps.map(({ title }) => title).join(', ')).toBe(
    'Arrival & Setup, Meet & Greet, Gentle Grooming, Final Touches',
  );
});

test('24 areas lie around the middle of Denver', () => {
  expect(homeAreas.map(({ name }) => name).join(', ')).toBe(
    'Arvada, Aurora, Capitol Hill, Centennial, Central Park, Cherry Creek, Cherry Hills, Columbine, Commerce City, Denver, DTC, Edgewater, Englewood, Glendale, Golden, Greenwood Village, Highlands, Highlands Ranch, Ken Caryl, Lakewood, Littleton, RiNo, Wash Park, Wheat Ridge',
  );
  expect(denverCenter).toEqual({ lat: 39.74, lng: -104.99 });
});

test('hours and promises of the business', () => {
  const { days, open, close, closed } = business.hours;
  expect(`${days} ${open}-${close}, ${closed} closed`).toBe('Mon-Sat 8am-6pm, Sunday closed');
  expect(business.phoneHours).toBe('Mon-Sat 7AM-7PM');
  expect(answerWithin).toEqual({ bookings: 2, contact_inquiries: 24 });
});

test('the figures that came with the site', () => {
  const known = ['4.9 of 5 by 127', '500+ pets served', '98% satisfaction', '3 years in business'];
  const { value, best, reviewCount } = rating ?? {};
  const came = [
    { words: `${value} of ${best} by ${reviewCount}`, ...rating },
    ...stats.map((figure) => ({ words: `${figure.value} ${figure.label}`, ...figure })),
  ].filter(({ isDemonstration }) => isDemonstration);
  expect(known).toEqual(expect.arrayContaining(came.map(({ words }) => words)));
});

test('leads are worth this much, in USD', () => {
  const worth = Object.entries(leads).map(([source, { value }]) => `${source} ${value}`);
  expect(worth).toEqual(['contact_form 20', 'booking_form 50', 'phone 10', 'sms 10']);
});

test.each([
  '3 years after the last service',
  '7 years',
  '26 months',
  'Until you unsubscribe',
  'answered within 45 days',
  'not directed to children under 13',
  'Global Privacy Control',
  'Supabase',
])('the privacy policy says "%s"', (term) => {
  expect(JSON.stringify(privacyPolicy)).toContain(term);
});
