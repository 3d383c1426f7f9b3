import { render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { OperatorFrame } from '../operator-frame.fixture';
import { lastTime, operatorVisit } from '../visit/operator-visit.fixture';
import { AddPanel } from './add-panel';
import { type Call, answerCalls, tap, type } from '@/testing/function-calls';
import { dayVisit, waitingRequest } from '@shared/visits/day-visit.fixture';
import { emptyDay } from '@shared/visits/empty-day.fixture';
import type { Customer, OperatorDay } from '@shared/visits/operator-day';
import { toPlace, toRebooking } from '@shared/visits/request-details';
import { everyAnswer, sampleBooking } from '@shared/visits/sample-booking.fixture';

const day = {
  ...emptyDay,
  waiting: [waitingRequest('Waffles')],
  visits: [dayVisit('2026-11-24', '08:00')],
};

export const lastAnswers = {
  ...everyAnswer,
  parent_name: 'Dana Reyes',
  phone: '303-555-0142',
  email: null,
  address: '12 Elm St',
  zip_code: '80401',
  zip_answer: 'extended',
  breed: null,
  weight: null,
  add_ons: null,
};
const booking = { ...sampleBooking, ...lastAnswers };
export const customer: Customer = {
  ...toRebooking([booking], booking),
  ...toPlace(booking),
  notes: '',
  minutes: 120,
  groomer: 'Maren Solberg',
  travelFee: 20,
  price: 150,
  estimate: 145,
  lastTime,
  bookedAgain: [
    {
      reference: 'AG-222222',
      token: 'x'.repeat(22),
      starts: { day: '2026-12-15', time: '10:00' },
      price: 0,
    },
  ],
};

export const stored = {
  ...operatorVisit,
  status: 'confirmed',
  revision: 1,
  starts: { day: '2026-11-24', time: '09:00' },
  minutes: 120,
  owner: { name: 'Dana Reyes', phone: '303-555-0142', email: '' },
  undoUntil: '2026-11-24T15:10:00Z',
  ownerLink: 'https://pets.example/visit#AG',
} as const;
export const added = { visit: stored, token: 'x'.repeat(22) };

/** Tuesday, 7 AM in Denver. */
export async function setup(answer: (call: Call) => Response) {
  const sent = await answerCalls('2026-11-24T14:00:00Z', answer);
  const onClose = vi.fn();
  const onDone = vi.fn();
  render(
    <OperatorFrame day={day}>
      <AddPanel onDone={onDone} onClose={onClose} />
    </OperatorFrame>,
  );
  return { sent, onDone, adds: () => sent.filter(({ action }) => action === 'add') };
}

export async function lookUp() {
  type('Phone, email, name or pet', '(303) 555-0142');
  await tap('Next');
  await screen.findByRole('button', { name: 'Add visit' });
}

export const answerAdded = () => Response.json({ added, visit: stored });
export function loseAnswer(): never {
  throw new TypeError('Failed to fetch');
}

/** The server knows the customer who is looked up; `add` answers what is sent then. */
export async function lookUpKnown(add: () => Response = answerAdded, known: object = {}) {
  const found = { customer: { ...customer, ...known }, owed: [], waiting: [] };
  const page = await setup(({ action }) => (action === 'find' ? Response.json({ found }) : add()));
  await lookUp();
  return page;
}

export const nobody = { found: { customer: null, owed: [], waiting: [] } };

export async function lookUpKim() {
  type('Phone, email, name or pet', '303-555-0142');
  await tap('Next');
  await screen.findByRole('button', { name: 'Just hold it' });
}

export const showPanel = (day: OperatorDay) =>
  render(
    <OperatorFrame day={day}>
      <AddPanel onDone={() => undefined} onClose={() => undefined} />
    </OperatorFrame>,
  );
