import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { business } from '@/content/business';
import { paymentWords } from '@shared/business/policy';
import { type ScheduledVisit, visitCalendar } from '@shared/visits/visit-calendar';

const visit: ScheduledVisit = {
  reference: 'AG-7K4Q2M',
  revision: 1,
  status: 'confirmed',
  starts: { day: '2026-11-24', time: '09:15' },
  minutes: 135,
  changedAt: '2026-11-21T12:34:56.789Z',
  pets: [{ name: 'Biscuit' }, { name: 'Mo; the cat' }],
  address: '12 Pearl St, Apt 4, 80206',
  hasPhone: true,
  groomer: 'June Hathaway',
  travelFee: 20,
  price: null,
  priceNote: '',
  feeNote: '',
  estimate: 165,
  canceling: { startsAt: '2026-11-24T16:15:00Z', freeUntil: '2026-11-24T12:15:00Z', lateFee: 25 },
};

function read() {
  const calendar = new ICAL.Component(ICAL.parse(visitCalendar(visit, business)));
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('No event');
  const event = new ICAL.Event(component);
  const { uid, sequence, summary, location } = event;
  return {
    uid,
    sequence,
    summary,
    location,
    method: calendar.getFirstPropertyValue('method'),
    status: component.getFirstPropertyValue('status'),
    organizer: component.getFirstPropertyValue('organizer'),
    stamp: `${component.getFirstPropertyValue('dtstamp')}`,
    starts: event.startDate.toJSDate().toISOString(),
    ends: event.endDate.toJSDate().toISOString(),
  };
}

test('a confirmed visit is one entry, from its start to its end', () => {
  expect(read()).toEqual({
    uid: 'AG-7K4Q2M@alpenglow-grooming.example',
    sequence: 1,
    summary: 'Grooming for Biscuit and Mo; the cat',
    location: '12 Pearl St, Apt 4, 80206',
    method: 'PUBLISH',
    status: 'CONFIRMED',
    organizer: 'mailto:hello@alpenglow-grooming.example',
    // of the change, not of the download: the same visit is the same file days later
    stamp: '2026-11-21T12:34:56Z',
    starts: '2026-11-24T16:15:00.000Z',
    ends: '2026-11-24T18:30:00.000Z',
  });
});

test('the entry says when to expect us, who comes and what it costs', () => {
  const file = visitCalendar(visit, business).replaceAll('\r\n ', '').replaceAll('\\', '');
  for (const words of [
    'We’ll arrive around 9:15 AM, give or take 15 minutes.',
    'Your groomer: June Hathaway.',
    'Estimate: $165. Travel fee: $20.',
    paymentWords(),
    'Canceling is free until Tue, Nov 24, 5:15 AM; later cancellations or no-shows cost $25.',
  ]) {
    expect(file).toContain(words);
  }
  const raised = { price: 180, priceNote: 'instead of $165' };
  const plain = visitCalendar({ ...visit, groomer: '', travelFee: 0, ...raised }, business);
  expect(plain).toContain('$180 instead of $165. No travel fee.');
  expect(plain).not.toContain('Your groomer:');
  expect(visitCalendar({ ...visit, status: 'canceled' }, business)).not.toContain('$');
});
