import assert from 'node:assert/strict';
import { addDays, denverDay } from '../../_shared/time/denver-time.ts';
import { nextHolidays } from '../../_shared/time/holidays.ts';
import { emailFor } from './composed-email.fixture.ts';
import {
  biscuit,
  confirmed as visit,
  mo,
  ownerVisitJob,
  withoutTime,
} from './sample-job.fixture.ts';

const confirmed = { ...visit, minutes: 135 };

const held = { ...confirmed, time: '14:00', late_fee: 0, changed_at: '2026-11-20T16:00:00Z' };
// far enough ahead that each window begins after our answer
const today = denverDay(new Date());
const holidays = nextHolidays(today).map(({ day }) => day);
const [first, second] = [10, 11, 12]
  .map((days) => addDays(today, days))
  .filter((day) => !holidays.includes(day));
const dayWith = (day: string | undefined, from: string, until: string) => ({
  day: day ?? '',
  longest: [],
  busy: [{ from, until, zip_code: '80206' }],
});
const known = (...days: ReturnType<typeof dayWith>[]) => ({ closed_days: [], days });
const busyDays = known(dayWith(first, '10:00', '18:00'), dayWith(second, '08:00', '15:00'));
/** Both days are open from noon on. */
const openDays = known(...[first, second].map((day) => dayWith(day, '08:00', '12:00')));
// six weeks before the second day
const dueSecond = { ...confirmed, status: 'done', day: addDays(second ?? '', -42) } as const;
const wish = { day: second ?? '', window: '8-10 AM', words: '' };
const encoded = (window: string) => window.replaceAll(' ', '\\+');

for (const [name, job] of [
  ['come back', ownerVisitJob('return', dueSecond, [biscuit])],
  ['decline', ownerVisitJob('declined', withoutTime, [biscuit])],
  ['offer another time', ownerVisitJob('confirmed', held, [biscuit])],
  ['move a visit to another time', ownerVisitJob('moved', held, [biscuit])],
  ['keep the time', { ...ownerVisitJob('time_kept', confirmed, [biscuit]), wish }],
] as const) {
  const ending = name.includes('time') ? 'time' : 'again';
  const day = /back|keep/.test(name) ? second : first;
  Deno.test(`an email to ${name} names two open windows, each a link to the form with it`, () => {
    const { text } = emailFor({ ...job, busy_days: openDays });
    const named = [...text.matchAll(/: (https:\S+[?]day=\S+)/g)].map((match) => match[1]);
    assert.equal(named.length, 2, text);
    assert.match(
      named[0] ?? '',
      new RegExp(`/page[?]day=${day}&window=${encoded('12-2 PM')}#AG-7K4Q2M\\.key\\.${ending}$`),
    );
    assert.match(named[1] ?? '', new RegExp(`day=${day}&window=${encoded('2-4 PM')}#`));
  });

  Deno.test(`an email to ${name} names none when the days are full or unknown`, () => {
    const full = known(dayWith(first, '08:00', '18:00'));
    for (const busy_days of [full, null]) {
      assert.doesNotMatch(emailFor({ ...job, busy_days }).text, /day=|open as we write/);
    }
  });
}

Deno.test('neither the window that a visit was moved out of is offered, nor its own', () => {
  const from = { day: first ?? '', time: '13:00' };
  const visit = { ...held, day: first ?? '', moved_from: { ...from, revision: 1 } };
  const job = ownerVisitJob('moved', visit, [biscuit]);
  const { text } = emailFor({ ...job, busy_days: openDays });
  assert.equal(text.match(/[?]day=/g)?.length, 2);
  assert.doesNotMatch(text, new RegExp(`day=${first}&window=(12-2|2-4)`));
});

Deno.test('the email offers other days to an owner whose request we declined', () => {
  const pets = { ...biscuit, preferred_date: first ?? '' };
  const job = ownerVisitJob('declined', withoutTime, [pets]);
  const { text } = emailFor({ ...job, busy_days: openDays });
  assert.doesNotMatch(text, new RegExp(`day=${first}`));
  assert.match(text, new RegExp(`day=${second}`));
});

Deno.test(
  'the email about a visit that we canceled offers other days, for illness not the next',
  () => {
    const visit = { ...held, day: first ?? '', status: 'canceled', reason: 'roads' } as const;
    const textBy = (canceled_by: 'operator' | 'owner', illness = {}) =>
      emailFor({
        ...ownerVisitJob('canceled', { ...visit, canceled_by, ...illness }, [biscuit]),
        busy_days: openDays,
      }).text;
    assert.doesNotMatch(textBy('operator'), new RegExp(`day=${first}`));
    assert.match(textBy('operator'), new RegExp(`day=${second}`));
    assert.doesNotMatch(textBy('owner'), /day=/);
    const ill = textBy('operator', { reason: 'illness', day: addDays(first ?? '', -1) });
    assert.doesNotMatch(ill, new RegExp(`day=${first}`));
    assert.match(ill, new RegExp(`day=${second}`));
  },
);

const agreed = { ...held, late_fee: 25, accepted_at: confirmed.time_set_at };
const tooFar = { ...withoutTime, reason: 'too_far' } as const;
for (const [name, job, busy_days] of [
  ['two pets, too long for all', ownerVisitJob('declined', withoutTime, [biscuit, mo]), busyDays],
  ['an owner declined for good', ownerVisitJob('declined', tooFar, [biscuit]), openDays],
  ['a time that was asked for', ownerVisitJob('confirmed', confirmed, [biscuit]), openDays],
  ['a time that was agreed', ownerVisitJob('moved', agreed, [biscuit]), openDays],
] as const) {
  Deno.test(`the email about ${name} names no open window`, () => {
    assert.doesNotMatch(emailFor({ ...job, busy_days }).text, /day=/);
  });
}
