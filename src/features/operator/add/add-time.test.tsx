import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lastTime } from '../visit/operator-visit.fixture';
import { customer, lookUp, lookUpKim, lookUpKnown, nobody, showPanel } from './add-panel.fixture';
import { presetAddedTime } from './add-time';
import { newAddValues, usualPet } from './add-values';
import { countPets, follow, startFollowing } from './follow-pets';
import { writeDraft } from '@/browser/drafts';
import { answerCalls, type } from '@/testing/function-calls';
import { dayVisit } from '@shared/visits/day-visit.fixture';
import { emptyDay } from '@shared/visits/empty-day.fixture';

test('warns of a day that is too full, and keeps it chosen', async () => {
  const found = { customer, owed: [], waiting: [] };
  await answerCalls('2026-11-24T14:00:00Z', () => Response.json({ found }));
  showPanel({ ...emptyDay, visits: [dayVisit('2026-11-24', '10:00')] });
  await lookUp();
  fireEvent.click(screen.getByRole('button', { name: 'Other' }));
  await act(async () => type('Minutes', '480'));
  fireEvent.click(screen.getByRole('button', { name: 'Another day' }));
  fireEvent.click(screen.getByRole('radio', { name: /^Today/ }));
  expect(screen.getByText('No time is free for 8 h')).toBeVisible();
  expect(screen.getByRole('radio', { name: /^Today/ })).toBeChecked();
  fireEvent.click(screen.getByRole('button', { name: 'Wed, Nov 25 has one' }));
  expect(screen.getByRole('radio', { name: /^Wed/ })).toBeChecked();
  expect(screen.queryByText(/No time is free/)).toBeNull();
});

test('says that the offered time fits no more, until a day is tapped', async () => {
  await answerCalls('2026-11-24T14:00:00Z', () => Response.json(nobody));
  showPanel({ ...emptyDay, visits: [dayVisit('2026-11-24', '10:00')] });
  await lookUpKim();
  const bar = screen.getByRole('button', { name: 'Add visit' }).closest('[data-action-bar]');
  expect(bar).toHaveTextContent('Tue, Nov 24, 8:00 AM');
  for (const choice of [/^X-Large/, /^Full Groom/])
    await act(async () => fireEvent.click(screen.getByRole('radio', { name: choice })));
  expect(bar).toHaveTextContent('Tue, Nov 24, 8:00 AM no longer fits.');
  fireEvent.click(screen.getByRole('radio', { name: /^Wed/ }));
  expect(bar).not.toHaveTextContent('no longer');
  expect(bar).toHaveTextContent('Wed, Nov 25, 8:00 AM');
});

test('where nothing of today is free for a new caller, it says so until a day is tapped', async () => {
  await answerCalls('2026-11-24T14:00:00Z', () => Response.json(nobody));
  const full = { ...dayVisit('2026-11-24', '08:00'), minutes: 600 };
  showPanel({ ...emptyDay, visits: [full] });
  await lookUpKim();
  expect(screen.getByRole('radio', { name: /^Wed/ })).toBeChecked();
  expect(screen.getByText('Nothing is free today for 1 h 30 min.')).toBeVisible();
  fireEvent.click(screen.getByRole('radio', { name: /^Thu/ }));
  expect(screen.queryByText(/^Nothing is free today/)).toBeNull();
});

test('a length that is tapped stays, also the one that stood there', async () => {
  for (const [taps, minutes] of [
    [[], '180 min'],
    [['90 min'], '90 min'],
  ] as const) {
    await answerCalls('2026-11-24T14:00:00Z', () => Response.json(nobody));
    showPanel(emptyDay);
    await lookUpKim();
    for (const length of taps)
      await act(async () => fireEvent.click(screen.getByRole('button', { name: length })));
    for (const choice of [/^X-Large/, /^Full Groom/])
      await act(async () => fireEvent.click(screen.getByRole('radio', { name: choice })));
    expect(screen.getByRole('button', { name: minutes, pressed: true })).toBeVisible();
    cleanup();
    localStorage.clear();
  }
});

test('a visit that waits to be sent takes its time', async () => {
  await answerCalls('2026-11-24T14:00:00Z', () => Response.json(nobody));
  const time = { day: '2026-11-24', time: '08:00', minutes: 180, zipCode: '80212' };
  const pets = [{ ...usualPet, petName: 'Rex' }];
  const waiting = { ...newAddValues(), ...time, pets, isSent: true };
  writeDraft('other-visits', { isSent: true, visits: [waiting] });
  showPanel(emptyDay);
  await lookUpKim();
  expect(screen.getByText('8:00 AM to 11:00 AM: Rex, 80212')).toBeVisible();
  expect(screen.getByLabelText('We arrive at')).toHaveValue('11:15');
});

test('a visit that a Late text told of ends later, and times begin after it', async () => {
  await answerCalls('2026-11-24T14:00:00Z', () => Response.json(nobody));
  const visit = dayVisit('2026-11-24', '08:00');
  const text = { reference: visit.reference, start: '2026-11-24 08:00', words: '', late: 45 };
  writeDraft('opened-texts', { opened: [text] });
  showPanel({ ...emptyDay, visits: [visit] });
  await lookUpKim();
  expect(screen.getByText(/^8:00 AM to 9:45 AM: .* \(told 8:45 AM\), /)).toBeVisible();
  expect(screen.getByLabelText('We arrive at')).toHaveValue('10:00');
});

test('a visit of this week is followed by the usual weeks, an older one by the first free time', async () => {
  for (const [day, heading] of [
    ['2026-11-23', 'Mon, Jan 4'],
    ['2026-10-06', 'Tue, Nov 24'],
  ] as const) {
    const past = { repeatWeeks: null, bookedAgain: [], lastTime: { ...lastTime, day } };
    await lookUpKnown(undefined, past);
    expect(screen.getByRole('heading', { name: heading })).toBeVisible();
    cleanup();
    localStorage.clear();
  }
});

test('a known customer is offered the usual hour where it is free, else the first free time', async () => {
  const past = { repeatWeeks: null, bookedAgain: [], lastTime: { ...lastTime, day: '2026-11-23' } };
  for (const [time, offered, chip] of [
    ['13:30', '13:30', '1:30 PM'],
    ['17:30', '08:00', '8:00 AM'],
  ] as const) {
    await lookUpKnown(undefined, { ...past, lastTime: { ...past.lastTime, time } });
    expect(screen.getByLabelText('We arrive at')).toHaveValue(offered);
    expect(screen.getByRole('button', { name: chip, pressed: true })).toBeVisible();
    cleanup();
    localStorage.clear();
  }
});

test('a form that is opened again follows from what stood before anything was typed', () => {
  const bathed = { ...usualPet, service: 'spa-bath', size: 'small' } as const;
  const first = { ...newAddValues(), pets: [bathed], minutes: 60, price: '140' };
  const reopened = { ...first, pets: [bathed, bathed], minutes: 120, price: '205' };
  const started = startFollowing(reopened, first, '130');
  const two = { minutes: 120, price: '205', hold: '' };
  expect(follow(started, two, countPets(first))).toMatchObject({ set: { price: '140' } });
  const three = { ...first, pets: [bathed, bathed, bathed] };
  expect(follow(started, two, countPets(three))).toMatchObject({ set: { price: '280' } });
});

test.each([
  ['10:00', 'a little later, when it is too soon to offer', '2026-11-24T16:50:00Z', '10:00'],
  ['10:00', 'where it is taken, which the form says', '2026-11-24T14:00:00Z', '10:00', '10:00'],
])('a tapped time stays: %s %s', (tapped, _name, now, time, taken = '08:00') => {
  const day = { ...emptyDay, visits: [dayVisit('2026-11-24', taken)] };
  const wanted = { minutes: 90, zipCode: '', from: '2026-11-24', usual: undefined, tapped };
  expect(presetAddedTime(wanted, day, new Date(now))).toMatchObject({ day: wanted.from, time });
});

test('a customer of an area with a fee who paid none last time is asked about it again', async () => {
  await lookUpKnown(undefined, { travelFee: 0 });
  expect(screen.getByLabelText('Travel fee in $')).toHaveValue('');
});
