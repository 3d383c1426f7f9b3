import { expect, test } from 'vitest';
import { earnedCsv, earnedWords, thisWeek } from './earned-words';

const visit = {
  day: '2026-11-24',
  owner: 'Sam Rivera',
  pets: [{ name: 'Biscuit', service: 'Full Groom' }],
  charged: 190,
  travelFee: 20,
  owedBefore: 25,
};

test.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s', (last, first) => {
  expect(thisWeek(last)).toEqual({ first, last });
});

test.each([
  ['$200.50 charged', '2 done, $25 owed', [visit, { ...visit, charged: 10.5 }], 25],
  ['$0 charged', '1 done, 1 without a figure', [{ ...visit, charged: null }], 0],
  ['Nothing marked done', 'A visit counts once you tap Done', [], 0],
])('says of a week: %s, %s', (sum, rest, done, owed) => {
  expect(earnedWords({ done, owed })).toEqual({ sum, rest });
});

test.each([
  ['=1+1', '"\'=1+1"'],
  ['+1', '"\'+1"'],
  ['-1', '"\'-1"'],
  ['@SUM(A1)', '"\'@SUM(A1)"'],
  ['Mo "the bear", jr', '"Mo ""the bear"", jr"'],
])('the name %s is harmless in a spreadsheet', (name, cell) => {
  const pets = [{ name, service: 'Spa Bath' }];
  expect(earnedCsv({ done: [{ ...visit, pets, charged: null }], owed: 0 })).toBe(
    `"Day","Owner","Pets","Services","Charged in $","Travel fee in $","Owed from before in $"\r\n"2026-11-24","Sam Rivera",${cell},"Spa Bath","","20.00","25.00"\r\n`,
  );
});
