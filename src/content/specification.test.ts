import { expect, test } from 'vitest';
import { leads } from '@/analytics/events';
import { addOns } from './add-ons';
import { bookingServices, petTypes, timeSlots } from './booking-options';
import { business } from './business';
import { transformations, winners } from './gallery';
import { stats } from './groomers';
import { homeFaqs } from './home-faqs';
import { privacyPolicy } from './legal/privacy-policy';
import { benefits, cityFaqs, cityPrices } from './locations/city-page-copy';
import { homeAreas } from './locations/home-areas';
import { petSizes } from './pet-sizes';
import { processSteps } from './process-steps';
import { promises } from './promises';
import { rating } from './rating';
import { services } from './services';
import { serviceCards } from './services/service-cards';

// What the product promises in figures and words, letter for letter. Every other test takes them from
// the records: whoever changes a price on purpose changes it here too, and nowhere else.

const idsOf = (records: readonly { slug: string }[]) => records.map(({ slug }) => slug);

test('packages cost this much for a small, medium, large and extra-large pet, in USD', () => {
  const table = services.map(({ slug, title, prices }) => [slug, title, Object.values(prices)]);
  expect(table.toSorted()).toEqual([
    ['cat-grooming', 'Cat Grooming', [85, 95, 110, 125]],
    ['full-groom', 'Full Groom', [120, 145, 170, 200]],
    ['puppy-cut', "Puppy's First Groom", [60, 70, 80, 90]],
    ['senior-care', 'Senior Pet Comfort', [70, 85, 100, 115]],
    ['spa-bath', 'Spa Bath & Brush', [75, 85, 95, 110]],
  ]);
});

test('add-ons cost this much, in USD', () => {
  expect(addOns).toEqual([
    { id: 'nail-grinding', name: 'Nail Grinding', price: 10 },
    { id: 'teeth-brushing', name: 'Teeth Brushing', price: 15 },
    { id: 'deshedding', name: 'De-shedding Treatment', price: 20 },
    { id: 'flea-treatment', name: 'Flea Treatment', price: 25 },
  ]);
});

test('pets come in four sizes', () => {
  expect(petSizes.map(({ id, weight }) => [id, weight])).toEqual([
    ['small', 'under 20 lbs'],
    ['medium', '20-50 lbs'],
    ['large', '50-80 lbs'],
    ['xlarge', '80+ lbs'],
  ]);
});

test('the booking form offers these services, animals and windows', () => {
  expect(Object.fromEntries(bookingServices.map(({ slug, name }) => [slug, name]))).toEqual({
    'full-groom': 'Full Groom',
    'puppy-cut': 'Puppy Cut',
    'cat-grooming': 'Cat Grooming',
    'spa-bath': 'Spa Bath',
    'senior-care': 'Senior Pet Comfort',
    custom: 'Custom Service',
  });
  expect(petTypes).toEqual(['dog', 'cat']);
  expect(timeSlots).toEqual(['8-10 AM', '10 AM-12 PM', '12-2 PM', '2-4 PM', '4-6 PM']);
});

test('the services page introduces the packages in these words, with these price lines', () => {
  expect(serviceCards.map(({ slug, name, priceLine }) => [slug, name, priceLine])).toEqual([
    ['spa-bath', 'Bath & Brush', 'from $75'],
    ['full-groom', 'Full Groom', 'from $120'],
    ['cat-grooming', 'Cat Grooming', '$85-$125'],
    ['puppy-cut', 'Puppy Groom', 'from $60'],
    ['senior-care', 'Senior Pet Comfort', 'from $70'],
  ]);
});

test('packages take this long', () => {
  expect(Object.fromEntries(services.map(({ slug, duration }) => [slug, duration]))).toEqual({
    'full-groom': '2-3 hours',
    'spa-bath': '60-90 minutes',
    'puppy-cut': '45-90 minutes',
    'senior-care': '60-90 minutes, flexible with breaks',
    'cat-grooming': '60-90 minutes',
  });
});

test('a city page has this price table and these benefits', () => {
  expect(cityPrices.map(({ service, price }) => `${service} ${price}`)).toEqual([
    'Full Groom $129+',
    'Bath & Brush $99+',
    'Deshedding +$25',
    'Nail Trim $20',
    'Ear & Teeth $15-$25',
  ]);
  expect(benefits.map(({ title }) => title)).toEqual([
    'We Come to You',
    'Luxury Experience',
    'Local Experts',
    'Flexible Scheduling',
    'Trusted Reviews',
    'Anxiety-Free',
  ]);
});

test.each([
  [
    'home page',
    homeFaqs,
    [
      'start at $75',
      'between $85 and $165',
      'typically take 60 to 90 minutes',
      '40-minute drive of downtown Denver',
    ],
  ],
  [
    'city pages',
    cityFaqs('Arvada'),
    [
      'start around $75',
      '$85-$165',
      '40-minute radius',
      'Same-day or next-day slots are often available',
    ],
  ],
])('the questions of the %s give these facts', (_page, faqs, facts) => {
  const answers = faqs.map(({ answer }) => answer).join(' ');
  expect(facts.filter((fact) => !answers.includes(fact))).toEqual([]);
});

test('a visit has these four steps', () => {
  expect(processSteps.map(({ title }) => title)).toEqual([
    'Arrival & Setup',
    'Meet & Greet',
    'Gentle Grooming',
    'Final Touches',
  ]);
});

test('the home page names these 24 areas', () => {
  expect(homeAreas.map(({ name }) => name).join(', ')).toBe(
    'Arvada, Aurora, Capitol Hill, Centennial, Central Park, Cherry Creek, Cherry Hills, Columbine, Commerce City, Denver, DTC, Edgewater, Englewood, Glendale, Golden, Greenwood Village, Highlands, Highlands Ranch, Ken Caryl, Lakewood, Littleton, RiNo, Wash Park, Wheat Ridge',
  );
});

test('these pets of the gallery have a page', () => {
  expect(idsOf(transformations)).toEqual(
    expect.arrayContaining([
      'labradoodle-cherry-creek',
      'miniature-schnauzer-highlands-ranch',
      'poodle-wash-park',
      'persian-cat-capitol-hill',
      'golden-retriever-dtc',
      'poodle-rino',
      'labradoodle-greenwood-village',
      'persian-cat-littleton',
      'golden-retriever-lakewood',
      'golden-retriever-highlands',
    ]),
  );
  expect(idsOf(winners)).toEqual(
    expect.arrayContaining([
      'whiskers-maine-coon',
      'luna-husky-mix',
      'muffin-persian-cat',
      'buddy-golden-retriever',
      'max',
      'bella',
      'charlie',
      'lucy',
    ]),
  );
});

test('every visitor is promised this', () => {
  expect(promises.confirmation).toContain('within 2 hours');
  expect(promises.reminder).toContain('24 hours before');
  expect(promises.arrival).toContain('15 minutes away');
  expect(promises.cancellation).toContain('free up to 4 hours before');
  expect(promises.cancellation).toContain('no-shows cost $25');
  expect(promises.travel).toMatch(/about 40 minutes.*Beyond 25 minutes a travel fee is possible/);
});

test('the business is open at these hours, and claims these figures', () => {
  expect(business.hours).toEqual({ days: 'Mon-Sat', open: '8am', close: '6pm', closed: 'Sunday' });
  expect(business.phoneHours).toBe('Mon-Sat 7AM-7PM');
  expect(stats.map(({ value, label }) => `${value} ${label}`)).toEqual([
    '500+ pets served',
    '98% satisfaction',
    '3 years in business',
  ]);
  expect(rating).toEqual({ value: 4.9, best: 5, reviewCount: 127 });
});

test('leads are worth this much, in USD', () => {
  expect(Object.entries(leads).map(([source, { value }]) => [source, value])).toEqual([
    ['contact_form', 20],
    ['booking_form', 50],
    ['phone', 10],
    ['sms', 10],
  ]);
});

test.each([
  '3 years after the last service',
  '7 years',
  '26 months',
  'Until you unsubscribe',
  'within 45 days',
  'under 13',
])('the privacy policy says "%s"', (term) => {
  expect(JSON.stringify(privacyPolicy)).toContain(term);
});
