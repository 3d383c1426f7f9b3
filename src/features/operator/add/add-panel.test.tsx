import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { dayVisit } from '../day/day-visit.fixture';
import { operatorVisit } from '../visit/operator-visit.fixture';
import { AddPanel } from './add-panel';
import { queryClient } from '@/backend/query-client';
import { supabase } from '@/backend/supabase';
import type { Customer } from '@shared/visits/added-visit';

const day = {
  waiting: [],
  moreWaiting: 0,
  marked: [],
  moreMarked: 0,
  blocks: [],
  visits: [dayVisit('2026-11-24', '08:00')],
  moreVisits: 0,
};

const [pet] = operatorVisit.pets;
const customer: Customer = {
  name: 'Dana Reyes',
  phone: '303-555-0142',
  email: '',
  address: '12 Elm St',
  gateCode: '4411',
  zipCode: '80401',
  notes: '',
  repeatWeeks: 6,
  pets: pet ? [pet] : [],
  minutes: 120,
  groomer: 'Maren Solberg',
  travelFee: 20,
  price: 150,
  estimate: 145,
  lastTime: {
    status: 'done',
    day: '2026-10-06',
    minutes: 120,
    pets: pet ? [pet] : [],
    groomer: 'Maren Solberg',
    travelFee: 20,
    price: 150,
    estimate: 145,
    privateLine: 'Bites at nails',
    visits: 3,
    noShows: 1,
  },
  bookedAgain: {
    reference: 'AG-222222',
    token: 'x'.repeat(22),
    starts: { day: '2026-12-15', time: '10:00' },
  },
};

const stored = {
  ...operatorVisit,
  status: 'confirmed',
  revision: 1,
  starts: { day: '2026-11-24', time: '09:00' },
  minutes: 120,
  owner: { name: 'Dana Reyes', phone: '303-555-0142', email: '' },
  undoUntil: '2026-11-24T15:10:00Z',
  ownerLink: 'https://pets.example/visit#AG',
} as const;
const added = { visit: stored, token: 'x'.repeat(22) };

type Answer = (body: { action: string }) => Response;

/** On Tuesday, at 7 AM in Denver. */
async function setup(answer: Answer) {
  await supabase();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T14:00:00Z') });
  const sent: Record<string, unknown>[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return answer(JSON.parse(body));
  });
  onTestFinished(() => {
    queryClient.clear();
    localStorage.clear();
    vi.useRealTimers();
  });
  const onClose = vi.fn();
  render(<AddPanel operatorKey="" day={day} onClose={onClose} />, { wrapper: MemoryRouter });
  return { sent, adds: () => sent.filter(({ action }) => action === 'add') };
}

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const tap = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

async function lookUp() {
  type('Phone', '(303) 555-0142');
  await tap('Next');
  await screen.findByRole('button', { name: 'Add visit' });
}

function answerWith(add: () => Response): Answer {
  return ({ action }) => {
    if (action === 'find') return Response.json({ customer });
    return action === 'add' ? add() : Response.json({ visit: stored });
  };
}

test('a known customer brings all of last time, and the first free time of the day', async () => {
  const { sent, adds } = await setup(answerWith(() => Response.json({ added })));
  await lookUp();
  expect(sent).toMatchObject([{ action: 'find', phone: '(303) 555-0142', email: '' }]);
  expect(screen.getByText('Nobody home at 1 of 3 visits')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Tue, Dec 15, 10:00 AM' })).toBeVisible();
  expect(screen.getByText('Bites at nails')).toBeVisible();
  await tap('Add visit');
  await waitFor(() =>
    expect(adds()).toMatchObject([
      {
        name: 'Dana Reyes',
        phone: '(303) 555-0142',
        gateCode: '4411',
        repeatWeeks: 6,
        day: '2026-11-24',
        time: '09:00',
        minutes: 120,
        groomer: 'Maren Solberg',
        travelFee: 20,
        price: 150,
        takesClosedDay: false,
        pets: [{ name: pet?.name, size: 'medium', service: 'Full Groom' }],
      },
    ]),
  );
  expect(await screen.findByText(/^No email goes to Dana\./)).toBeVisible();
  const text = screen.getByRole('link', { name: 'Text it' }).getAttribute('href') ?? '';
  expect(decodeURIComponent(text)).toMatch(
    /^sms:\+13035550142\?&body=Hi Dana, .*Tuesday, November 24, around 9:00 AM.*https:\/\/pets\.example\/visit#AG$/,
  );
});

test('without a phone there is nothing to text', async () => {
  const { owner } = stored;
  const visit = { ...stored, owner: { ...owner, phone: '', email: 'dana@reyes.test' } };
  await setup(({ action }) => {
    if (action === 'find') return Response.json({ customer });
    return Response.json(action === 'add' ? { added: { ...added, visit } } : { visit });
  });
  await lookUp();
  await tap('Add visit');
  expect(await screen.findByRole('link', { name: 'Open it' })).toBeVisible();
  expect(screen.getByText(/^Sent to Dana: Tue 9:00 AM/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Text it' })).toBeNull();
});

test.each([
  [
    'taken',
    { pets: ['Rex'], owner: 'Sam Rivera', starts: stored.starts, reference: 'AG-2', token: 'x' },
    'Rex (Sam Rivera) is at 9:00 AM. Choose another time.',
  ],
  ['taken', null, 'You’ve blocked that time. Choose another one.'],
  ['too_long_ago', null, 'A visit can be recorded up to 7 days back.'],
  ['bad_details', null, 'Check phone, email and address.'],
])(
  'a refusal (%s) is said at its field, and nothing typed is lost',
  async (error, other, words) => {
    const refused = () => Response.json({ error, other }, { status: 409 });
    await setup(answerWith(refused));
    await lookUp();
    await tap('Add visit');
    expect(await screen.findByText(new RegExp(words.replace(/[().]/g, '\\$&')))).toBeVisible();
    expect(screen.getByLabelText('Minutes')).toHaveValue(120);
  },
);

test('a Sunday is asked about once, and then taken', async () => {
  const { adds } = await setup(answerWith(() => Response.json({ added })));
  await lookUp();
  fireEvent.click(screen.getByLabelText('Other day'));
  type('Day', '2026-11-29');
  await tap('Add visit');
  expect(screen.getByRole('alert')).toHaveTextContent('We’re closed on Sundays.');
  expect(adds()).toEqual([]);
  await tap('Yes, add it');
  await waitFor(() => expect(adds()).toMatchObject([{ day: '2026-11-29', takesClosedDay: true }]));
});

test('an answer that was lost is asked for again under the same reference and ids', async () => {
  let tries = 0;
  const { adds } = await setup(
    answerWith(() => {
      tries += 1;
      if (tries === 1) throw new TypeError('Failed to fetch');
      return Response.json({ added });
    }),
  );
  await lookUp();
  await tap('Add visit');
  expect(await screen.findByText(/It won’t be added twice/)).toBeVisible();
  expect(localStorage.getItem('added-visit-draft')).toContain('12 Elm St');
  await tap('Add visit');
  await screen.findByRole('link', { name: 'Text it' });
  const [first, second] = adds();
  expect(second).toEqual(first);
  expect(localStorage.getItem('added-visit-draft')).toBeNull();
});

test('a reference that somebody else has is drawn again by itself', async () => {
  let tries = 0;
  const { adds } = await setup(
    answerWith(() => {
      tries += 1;
      const refused = { error: 'reference_taken', other: null };
      return tries === 1 ? Response.json(refused, { status: 409 }) : Response.json({ added });
    }),
  );
  await lookUp();
  await tap('Add visit');
  await screen.findByRole('link', { name: 'Text it' });
  const [first, second] = adds();
  expect(second?.['reference']).not.toBe(first?.['reference']);
});

test('without a phone and an email nobody is looked up', async () => {
  const { sent } = await setup(answerWith(() => Response.json({ added })));
  await tap('Next');
  expect(screen.getByText('A phone number or an email, so that you can reach them.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('what was tapped without network goes out by itself, once', async () => {
  let isOnline = false;
  const { adds } = await setup(
    answerWith(() => {
      if (!isOnline) throw new TypeError('Failed to fetch');
      return Response.json({ added });
    }),
  );
  await lookUp();
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  await tap('Add visit');
  expect(await screen.findByText(/The visit is kept here/)).toBeVisible();
  isOnline = true;
  await act(async () => void window.dispatchEvent(new Event('online')));
  await screen.findByRole('link', { name: 'Text it' });
  expect(adds()).toHaveLength(2);
});
