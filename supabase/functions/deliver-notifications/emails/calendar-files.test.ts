import assert from 'node:assert/strict';
import { emailFor } from './composed-email.fixture.ts';
import {
  biscuit,
  bookingJob,
  canceled,
  canceledWithoutTime,
  confirmed,
  operatorVisitJob,
  ownerVisitJob,
  tomorrowJob,
  withoutTime,
} from './sample-job.fixture.ts';

const { test } = Deno;

function readCalendar(job: Parameters<typeof emailFor>[0]): string[] {
  const [file, ...others] = emailFor(job).attachments;
  assert.ok(file && others.length === 0);
  return [file.contentType, ...file.content.replaceAll('\r\n ', '').split('\r\n')];
}

for (const [kind, visit, method, lines] of [
  ['confirmed', confirmed, 'PUBLISH', ['SEQUENCE:1', 'STATUS:CONFIRMED']],
  ['moved', { ...confirmed, revision: 2 }, 'PUBLISH', ['SEQUENCE:2', 'STATUS:CONFIRMED']],
  ['updated', { ...confirmed, revision: 3 }, 'PUBLISH', ['SEQUENCE:3', 'STATUS:CONFIRMED']],
  ['moved', { ...confirmed, late_fee: 0 }, 'PUBLISH', ['STATUS:TENTATIVE']],
  ['canceled', canceled, 'CANCEL', ['SEQUENCE:2', 'STATUS:CANCELLED']],
] as const) {
  test(`the calendar file of a visit that is ${kind} has METHOD:${method}`, () => {
    const file = readCalendar(ownerVisitJob(kind, visit));

    assert.equal(file[0], `text/calendar; method=${method}; charset=utf-8`);
    const own = ['UID:AG-7K4Q2M@alpenglow-grooming.example', 'DTSTART:20261124T161500Z'];
    for (const line of [`METHOD:${method}`, ...own, ...lines]) assert.ok(file.includes(line), line);
  });
}

test('other emails come without a calendar file', () => {
  const jobs = [
    ownerVisitJob('reminder', confirmed),
    ownerVisitJob('links', confirmed),
    ownerVisitJob('declined', withoutTime),
    ownerVisitJob('canceled', canceledWithoutTime),
    operatorVisitJob('canceled', canceled),
    operatorVisitJob('links', confirmed),
    tomorrowJob(),
    bookingJob('owner', biscuit),
  ];

  for (const job of jobs) assert.deepEqual(emailFor(job).attachments, []);
});

test('an email and its calendar file promise a text message to an owner with a phone number', () => {
  for (const phone of ['(303) 555-0199', null]) {
    const job = ownerVisitJob('moved', confirmed, [{ ...biscuit, phone }]);
    for (const words of [emailFor(job).text, readCalendar(job).join('\n')])
      assert.equal(words.includes('will text'), phone !== null);
  }
});
