import type { DayVisit, WaitingRequest } from './operator-day.ts';
import { toPlace } from './request-details.ts';
import { sampleAnswers, sampleBooking } from './sample-booking.fixture.ts';
import type { OwedFee } from './visit-state.ts';

const listed = {
  token: 'oB7bK0pd2I0E5L1_AmOkrg',
  owner: { name: sampleAnswers.parent_name, phone: sampleAnswers.phone },
  zipCode: sampleAnswers.zip_code,
  zone: 'core',
  notes: '',
  mailProblem: null,
} as const;

const asked = { day: sampleAnswers.preferred_date, window: sampleAnswers.preferred_time };

function petNamed(name: string) {
  return { name, service: sampleAnswers.service, size: 'medium', addOns: [] };
}

export function dayVisit(day: string, time: string, pet = sampleAnswers.pet_name): DayVisit {
  return {
    ...listed,
    ...toPlace(sampleBooking),
    reference: `AG-${day}-${time}`,
    status: 'confirmed',
    revision: 1,
    requestVersion: 1,
    lastChange: '0b8f6c1e-2a4d-4e57-9c3b-5d6e7f8a9b0c',
    lateFee: 25,
    starts: { day, time },
    hasEmail: true,
    hasWish: false,
    minutes: 60,
    pets: [petNamed(pet)],
    asked: { day, window: '' },
    hasAccepted: false,
    yesText: '',
    openPrice: '',
    openAmount: 0,
    openFee: 0,
    ownerLink: 'https://pets.example/visit#AG-7K4Q2M.q83ZBSjTw8-PZofRs4XwxA',
    privateLine: '',
    lastLine: '',
    undoUntil: null,
    repeatWeeks: null,
    groomer: '',
    price: 165,
    travelFee: 0,
    charged: null,
    isSentAgain: false,
    bookedAgain: null,
    owed: [],
  };
}

export const owedFee: OwedFee = {
  reference: 'AG-LATE22',
  token: 'oB7bK0pd2I0E5L1_AmOkrg',
  revision: 2,
  requestVersion: 1,
  status: 'canceled',
  day: '2026-11-10',
  fee: 25,
  isWaived: false,
  lastChange: null,
  owner: 'Sam Rivera',
  isSure: true,
};

export const visitInTheWay = {
  reference: 'AG-7K4Q2M',
  token: listed.token,
  owner: { name: 'Dana Reyes', phone: '303-555-0142' },
  pets: [{ name: 'Biscuit' }, { name: 'Rex' }],
  starts: { day: '2026-11-25', time: '10:00' },
  revision: 3,
  requestVersion: 1,
  hasEmail: true,
};

export const flu = {
  id: '0b7c4f0e-6f3e-4d0e-9f27-1c8f4f9a2b10',
  first: '2026-11-24',
  last: '2026-11-24',
  from: null,
  until: null,
  reason: 'Flu',
  hold: null,
} as const;

export function waitingRequest(pet = sampleAnswers.pet_name): WaitingRequest {
  return {
    ...listed,
    kind: 'request',
    reference: `AG-${pet}`,
    pets: [petNamed(pet)],
    preferred: asked,
    answerBy: '2026-11-24T18:00:00Z',
    isCustomer: false,
  };
}

export const message = {
  kind: 'message' as const,
  id: '0b7c4f0e-6f3e-4d0e-9f27-1c8f4f9a2b10',
  name: 'Kim Lee',
  email: '',
  phone: '',
  text: 'Hello',
  answerBy: '2026-11-24T20:00:00Z',
  isCustomer: false,
};
