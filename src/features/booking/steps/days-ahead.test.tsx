import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useFormContext } from 'react-hook-form';
import { beforeEach, expect, test, vi } from 'vitest';
import { type BookingDraft, type BookingValues, emptyPet } from '@/request/booking-schema';
import { WithBooking } from '@/request/booking-values.fixture';
import { displayPhone } from '@/site/paths';
import type { DaysAhead } from '@shared/visits/open-windows';

// The answer that another test file got about the days ahead is kept for minutes.
vi.resetModules();
const { ScheduleStep } = await import('./schedule-step');

const [today, tomorrow] = ['2026-11-24', '2026-11-25'];
const days: DaysAhead = {
  closedDays: ['2026-11-26'],
  windows: {
    [today]: ['taken', 'taken', 'taken', 'taken', 'taken'],
    [tomorrow]: ['taken', 'tight', 'taken', 'open', 'taken'],
    '2026-11-27': ['tight', 'taken', 'taken', 'taken', 'taken'],
  },
};
const full = { closedDays: [], windows: { [tomorrow]: days.windows[today] } };

let minutes = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  // each test so much later that what an earlier one heard is forgotten
  minutes += 6;
  vi.setSystemTime(new Date('2026-11-24T08:00:00-07:00').getTime() + minutes * 60_000);
});

type Values = Partial<BookingDraft>;

function Form({ values }: { values: Values }) {
  return (
    <WithBooking values={values}>
      <ScheduleStep />
      <AnotherPackage />
    </WithBooking>
  );
}

function AnotherPackage() {
  const { setValue } = useFormContext<BookingValues>();
  return <button onClick={() => setValue('pets.0.service', 'full-groom')}>Another package</button>;
}

async function open(answer: () => Promise<Response> | Response, values: Values = {}) {
  const asked: unknown[] = [];
  const heard: Promise<Response>[] = [];
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body));
    const response = Promise.resolve(answer());
    heard.push(response);
    return response;
  });
  await act(async () => void render(<Form values={values} />));
  await waitFor(() => expect(asked).toHaveLength(1));
  return {
    asked,
    async settled() {
      const [result] = await Promise.allSettled(heard);
      if (result?.status === 'fulfilled')
        await waitFor(() => expect(result.value.bodyUsed).toBe(true));
      await act(() => new Promise((resolve) => setTimeout(resolve)));
    },
  };
}

const card = (value: string) => screen.getByDisplayValue(value).closest('label');
const words = (name: string) =>
  [...document.querySelectorAll(`[name=${name}]`)].map(
    (each) => each.closest('label')?.textContent,
  );
const soonest = () => screen.queryByRole('button', { name: /^Take the soonest/ });
const taken = /That window is taken\. Ask anyway/;

test('marks days and windows in words and shapes, and disables none of them', async () => {
  await (await open(() => Response.json(days), { preferredDate: tomorrow })).settled();
  await waitFor(() => expect(card('2026-11-27')).toHaveTextContent('◐'));
  expect(words('preferredDate').slice(0, 4)).toEqual([
    'Today, ● full Nov 24 ',
    'Wed Nov 25 ',
    'Thu, closed Nov 26 ',
    'Fri, ◐ nearly full Nov 27 ',
  ]);
  expect(words('preferredTime')).toEqual([
    '8-10 AM ● Taken ',
    '10 AM-12 PM ◐ Nearly full ',
    '12-2 PM ● Taken ',
    '2-4 PM ○ Open ',
    '4-6 PM ● Taken ',
  ]);
  expect(document.querySelectorAll('[name=preferredTime]:disabled')).toHaveLength(0);
});

test('puts the first open window forward, which one tap chooses', async () => {
  await (await open(() => Response.json(days))).settled();
  fireEvent.click(screen.getByRole('button', { name: 'Take the soonest: Wed, Nov 25, 2-4 PM' }));
  await act(async () => undefined);
  expect(card(tomorrow)?.querySelector('input')).toBeChecked();
  expect(card('2-4 PM')?.querySelector('input')).toBeChecked();
});

test('offers no window of the day that we declined as full', async () => {
  const session = { step: 2, startedAt: 0, prefill: {}, fullDay: tomorrow } as const;
  await (await open(() => Response.json(days), { session, preferredDate: tomorrow })).settled();
  await waitFor(() => expect(words('preferredDate')).toContain('Wed, ● full Nov 25 '));
  expect(new Set(words('preferredTime').map((word) => word?.split(' ').at(-2)))).toEqual(
    new Set(['Taken']),
  );
  expect(soonest()).toBeNull();
});

test('takes a taken window, and says that we look for the nearest', async () => {
  await (await open(() => Response.json(days), { preferredDate: tomorrow })).settled();
  fireEvent.click(screen.getByDisplayValue('8-10 AM'));
  expect(screen.getByText(taken)).toBeVisible();
  expect(screen.getByDisplayValue('8-10 AM')).toBeChecked();
  fireEvent.click(screen.getByDisplayValue('10 AM-12 PM'));
  expect(screen.getByText(/nearly full, so we may/)).toBeVisible();
  fireEvent.click(screen.getByDisplayValue('2-4 PM'));
  expect(screen.queryByText(/nearly full, so|is taken\./)).toBeNull();
});

test('tells a window that is too late for the visit from a taken one', async () => {
  const values = { preferredDate: tomorrow, pets: [{ ...emptyPet, service: 'full-groom' }] };
  await (await open(() => Response.json(days), values)).settled();
  await waitFor(() => expect(words('preferredTime').at(0)).toBe('8-10 AM ● Taken '));
  expect(words('preferredTime').at(-1)).toBe('4-6 PM It has to start by 3 PM ');
  fireEvent.click(screen.getByDisplayValue('4-6 PM'));
  expect(screen.getByText(/We’ll look for a start by 3 PM/)).toBeVisible();
});

test('promises no window where we may not come', async () => {
  const values = { preferredDate: tomorrow, zipCode: '80424' };
  const { settled } = await open(() => Response.json(days), values);
  await settled();
  await waitFor(() => expect(words('preferredDate').join()).toContain('Thu, closed'));
  expect(screen.queryByText(/^(Take the soonest|No window)/)).toBeNull();
  expect(words('preferredTime').join()).not.toMatch(/Open|Nearly|Taken/);
});

test('an answer that comes late marks the windows, and adds no line under what was chosen', async () => {
  let answer: (response: Response) => void = () => undefined;
  await open(() => new Promise((resolve) => (answer = resolve)), { preferredDate: tomorrow });
  fireEvent.click(screen.getByDisplayValue('8-10 AM'));
  // as high as a mark
  expect(card('8-10 AM')).toHaveTextContent('8-10 AM');
  expect(card('8-10 AM')?.textContent).toContain('\u00a0');
  answer(Response.json(days));
  await waitFor(() => expect(card('8-10 AM')).toHaveTextContent('● Taken'));
  expect(screen.queryByText(taken)).toBeNull();
  fireEvent.click(screen.getByDisplayValue('12-2 PM'));
  expect(screen.getByText(taken)).toBeVisible();
});

test.each([
  ['without network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['to a caller who asked too often', () => Response.json({ error: 'too_many' }, { status: 429 })],
  ['that is no answer', () => Response.json({ visit: null })],
  ['of other days', () => Response.json({ ...days, windows: { '2030-01-02': ['open'] } })],
])('claims nothing of a day after an answer %s', async (_name, answer) => {
  await (await open(answer, { preferredDate: tomorrow })).settled();
  fireEvent.click(screen.getByDisplayValue('8-10 AM'));
  expect(words('preferredTime').join()).not.toMatch(/Open|Nearly|Taken/);
  expect(words('preferredDate').join()).not.toMatch(/full|[○◐●]/);
  expect(screen.queryByText(taken)).toBeNull();
});

test('asks once, and again when the package or the ZIP changes what is asked', async () => {
  const { asked, settled } = await open(() => Response.json(days), { preferredDate: tomorrow });
  await settled();
  const question = { audience: 'visitor', action: 'windows', minutes: 90, zipCode: '' };
  let answer: (response: Response) => void = () => undefined;
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body));
    return new Promise((resolve) => (answer = resolve));
  });
  fireEvent.click(screen.getByText('Another package'));
  expect(asked).toEqual([question, { ...question, minutes: 180 }]);
  // until then no window is known, but closed days are
  expect(card('8-10 AM')).not.toHaveTextContent('Taken');
  expect(card('2026-11-26')).toHaveTextContent('closed');
  answer(Response.json(full));
  await waitFor(() => expect(card('2-4 PM')).toHaveTextContent('Taken'));
});

test('a window that became taken while the form was open stays chosen', async () => {
  const answers = [days, full];
  const { settled } = await open(() => Response.json(answers.shift()), { preferredDate: tomorrow });
  await settled();
  fireEvent.click(screen.getByDisplayValue('2-4 PM'));
  fireEvent.click(screen.getByText('Another package'));
  await waitFor(() => expect(card('2-4 PM')).toHaveTextContent('Taken'));
  expect(card(tomorrow)).toHaveTextContent('Wed, ● full');
  expect(screen.getByDisplayValue('2-4 PM')).toBeChecked();
  expect(screen.getByDisplayValue('2-4 PM')).toBeEnabled();
  // a start before this one would be no offer
  fireEvent.click(screen.getByDisplayValue('4-6 PM'));
  expect(screen.getByText(/^That day is full\. Ask anyway/)).toBeVisible();
});

test('says that no window fits four pets, and offers the phone', async () => {
  const pets = [1, 2, 3, 4].map(() => ({ ...emptyPet, service: 'full-groom' }));
  const { asked, settled } = await open(() => Response.json(full), { pets });
  await settled();
  expect(asked).toMatchObject([{ minutes: 720 }]);
  expect(soonest()).toBeNull();
  expect(screen.getByText(/No window in the next two weeks fits/)).toBeVisible();
  expect(screen.getByRole('link', { name: `Call ${displayPhone()}` })).toBeVisible();
});

test('a tab that is shown again asks once more, and offers no window that ended meanwhile', async () => {
  const answers = [Response.json(days)];
  const { asked, settled } = await open(() => answers.shift() ?? Response.error());
  await settled();
  const offered = soonest()?.textContent;
  expect(offered).toBeTruthy();
  vi.setSystemTime(new Date(`${tomorrow}T18:30:00-07:00`));
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(asked).toHaveLength(2);
  expect(soonest()?.textContent).not.toBe(offered);
});
