import type { OperatorVisit } from '@shared/visit-state';

/** A request of one dog that nobody has answered. */
export const operatorVisit: OperatorVisit = {
  audience: 'operator',
  reference: 'AG-7K4Q2M',
  status: 'requested',
  revision: 0,
  starts: null,
  minutes: null,
  note: '',
  canceledBy: null,
  wasLate: false,
  answeredAt: null,
  changedAt: null,
  wanted: { day: '2026-11-24', window: '10 AM-12 PM', repeatWeeks: null },
  pets: [
    {
      name: 'Biscuit',
      type: 'dog',
      breed: null,
      weight: null,
      size: 'medium',
      service: 'Spa Bath',
      addOns: [],
    },
  ],
  estimate: 85,
  owner: { name: 'Sam Rivera', phone: '303-555-0142', email: 'sam@rivera.test' },
  address: '12 Pearl St, Apt 4',
  zipCode: '80203',
  notes: '',
  sentAt: '2026-11-22T16:12:00Z',
  reviewReasons: [],
  booked: [],
};
