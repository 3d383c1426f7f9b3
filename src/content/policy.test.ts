import { expect, test } from 'vitest';
import { faqGroups } from './faqs';
import { furtherRules, ourRules } from '@shared/business/our-rules';
import { paymentWords, policy, rules, usuallyAdds } from '@shared/business/policy';
import { petSizes } from '@shared/business/prices';
import {
  answerWithin,
  arrivalMinutes,
  driveMinutes,
  freeCancelHours,
  reminderHours,
} from '@shared/time/hours';

const sources = import.meta.glob<string>(
  ['/src/**/*.{ts,tsx}', '/supabase/functions/**/*.ts', '!**/*.{test,fixture}.{ts,tsx}'],
  { eager: true, query: '?raw', import: 'default' },
);
const withoutComments = (source: string) => source.replace(/\/\*.*?\*\/|\/\/ .*?$/gms, '');
const { free, most } = driveMinutes;
const promisedTimes = new RegExp(
  `\\b${arrivalMinutes} minutes (?:away|out)|(?:beyond|first) (?:about )?${free} minutes|\\b${most}-minute|within (?:about )?${most} minutes|within (?:${Object.values(answerWithin).join('|')}) hours|\\b(?:${freeCancelHours}|${reminderHours}) hours (?:before|away)`,
  'gi',
);

test('no file but hours.ts spells the minutes and hours of a promise', () => {
  const found = Object.entries(sources).flatMap(([file, source]) =>
    [...withoutComments(source).matchAll(promisedTimes)].map(([words]) => `${file}: ${words}`),
  );
  expect(found).toEqual([]);
});

const weights = petSizes.flatMap(({ weight }) => weight.match(/\d+/g) ?? []);

test('every weight that is spelled is where a size begins or ends', () => {
  const found = Object.entries(sources).flatMap(([file, source]) =>
    [...withoutComments(source).matchAll(/(?:(\d+)(?:-| to ))?(\d+)\+? lbs/g)]
      .filter(([, ...numbers]) => numbers.some((number) => number && !weights.includes(number)))
      .map(([words]) => `${file}: ${words}`),
  );
  expect(found).toEqual([]);
});

test('no function spells an amount that stands in a record', () => {
  const found = Object.entries(sources).filter(
    ([file, source]) => file.startsWith('/supabase') && /\$\d\d/.test(withoutComments(source)),
  );
  expect(found.map(([file]) => file)).toEqual([]);
});

test('an amount that the operator sets is printed, and none before', () => {
  expect(usuallyAdds('A lion cut', { from: 30, to: 60 })).toBe(' A lion cut usually adds $30-$60.');
  expect(usuallyAdds('A lion cut', undefined)).toBe('');
  expect(paymentWords('Visa or cash')).toBe('We take Visa or cash. You pay after the visit.');
  expect(paymentWords('')).not.toMatch(/Visa|Venmo|We take/);
});

test('the FAQ tells each rule about money, a cut that went wrong and a clinic', () => {
  const answers = [
    ...faqGroups.flatMap(({ faqs }) => faqs.map(({ answer }) => answer)),
    ...ourRules.map(({ answer, line }) => `${answer} ${line}`),
  ].join(' ');
  const told = Object.values({ ...rules, ...furtherRules }).filter(
    (rule) => typeof rule === 'string',
  );
  for (const rule of [paymentWords(), policy.refusedVisit, ...told]) {
    expect(answers).toContain(rule);
  }
});

test('our rules are ten lines with the figures that the operator sets', () => {
  expect(ourRules).toHaveLength(10);
  const { lateArrival, waitMinutes } = policy;
  const words = JSON.stringify(ourRules);
  expect(words).toContain(
    `Your visit is $${lateArrival.off} less if we’re more than ${lateArrival.minutes} minutes late.`,
  );
  expect(words).toContain(`wait ${waitMinutes} minutes`);
});
