import { expect, test } from 'vitest';
import { leadReport } from './lead-report.ts';
import { type BookingLead, type LeadMail, type LeadVisit, noLeads } from './read-leads.ts';

const pet: BookingLead = {
  id: '1',
  created_at: '2026-11-20T21:14:00-07:00',
  status: 'new',
  review_reasons: [],
  reference: 'AG-7K4Q2M',
  pet_number: 1,
  parent_name: 'Ann Example',
  phone: '(303) 555-0142',
  email: 'ann@site.example',
  address: '1 Main St',
  zip_code: '80202',
  pet_name: 'Rex',
  pet_type: 'dog',
  breed: 'Corgi',
  weight: '30 lbs',
  pet_size: 'medium',
  service: 'Full Groom',
  add_ons: ['deshedding'],
  estimated_price: 165,
  preferred_date: '2026-11-24',
  preferred_time: '8-10 AM',
  repeat_weeks: 6,
  additional_notes: 'Gate code 1234\nsecond door',
};

const plainPet = {
  breed: null,
  weight: null,
  pet_size: null,
  add_ons: null,
  estimated_price: null,
};
const secondPet = {
  ...pet,
  ...plainPet,
  id: '2',
  pet_number: 2,
  pet_name: 'Luna',
  pet_type: 'cat',
};

test('a request of two pets is one block with everything needed to call back', () => {
  const bookings = [pet, { ...secondPet, service: 'Cat Grooming' }];

  expect(leadReport({ ...noLeads, bookings })).toBe(`BOOKING REQUESTS (1)

AG-7K4Q2M  new, sent Nov 20, 2026, 9:14 PM
  when     Tuesday, November 24, 2026, 8-10 AM
  repeat   every 6 weeks
  owner    Ann Example, (303) 555-0142, ann@site.example
  address  1 Main St, 80202
  pet 1    Rex (dog, Corgi, 30 lbs, medium): Full Groom + deshedding, estimated $165
  pet 2    Luna (cat): Cat Grooming
  notes    Gate code 1234
           second door
  mail     none was queued`);
});

test('why a request is marked is said, and a resent request stands by itself', () => {
  const marked = { ...pet, status: 'review', review_reasons: ['honeypot', 'too_fast'] };
  const resent = { ...pet, id: '3', created_at: '2026-11-20T21:20:00-07:00' };
  const report = leadReport({ ...noLeads, bookings: [resent, marked] });

  expect(report).toContain('BOOKING REQUESTS (2)');
  expect(report).toContain('AG-7K4Q2M  review (honeypot, too_fast), sent');
});

test('for each request it is said whether its mail went', () => {
  const mail: LeadMail = {
    row_ids: ['1', '2'],
    kind: 'received',
    audience: 'owner',
    status: 'sent',
    tries: 1,
    due_at: '2026-11-23T16:00:00Z',
    last_error: null,
  };
  const mails: LeadMail[] = [
    { ...mail, audience: 'operator' },
    { ...mail, status: 'queued', tries: 2, last_error: 'provider_503' },
    { ...mail, kind: 'confirmed', status: 'bounced' },
    { ...mail, kind: 'reminder', status: 'queued', tries: 0 },
    { ...mail, row_ids: ['3'], status: 'failed', last_error: 'provider_422' },
    { ...mail, row_ids: ['3'], status: 'left_out', last_error: 'superseded', kind: 'nudge' },
  ];
  const other = { ...pet, id: '3', reference: 'AG-22222Z' };
  const report = leadReport({ ...noLeads, bookings: [pet, secondPet, other], mails });

  expect(report).toContain(
    '  mail     to the operator sent; to the owner waits (2 tries, provider_503); confirmed to the owner BOUNCED; reminder to the owner due Nov 23, 2026, 9:00 AM',
  );
  expect(report).toContain(
    '  mail     to the owner FAILED (1 try, provider_422); nudge to the owner left out (superseded)',
  );
});

const visit: LeadVisit = {
  reference: 'AG-7K4Q2M',
  status: 'confirmed',
  starts_at: '2026-11-24T16:00:00+00:00',
  minutes: 90,
  note: '',
  canceled_by: null,
  was_late: false,
};

test.each<[Partial<LeadVisit>, string]>([
  [{}, 'confirmed: Tuesday, November 24, 2026 at 9:00 AM, 90 min'],
  [{ status: 'done' }, 'done: Tuesday, November 24, 2026 at 9:00 AM, 90 min'],
  [
    { status: 'canceled', canceled_by: 'owner', was_late: true },
    'canceled by the owner, late: Tuesday, November 24, 2026 at 9:00 AM, 90 min',
  ],
  [{ status: 'declined', starts_at: null, minutes: null, note: 'Full' }, 'declined: Full'],
])('what became of a request is said: %o', (changes, text) => {
  const bookings = [{ ...pet, status: 'confirmed' }];
  const report = leadReport({ ...noLeads, bookings, visits: [{ ...visit, ...changes }] });

  expect(report).toContain(`  visit    ${text}\n`);
});

test.each(['new', 'review', 'replaced'])(
  'what was sent beside the answer has no visit: %s',
  (status) => {
    const bookings = [{ ...pet, status }];

    expect(leadReport({ ...noLeads, bookings, visits: [visit] })).not.toContain('  visit ');
  },
);

test('messages and newsletter addresses are listed below', () => {
  const { id, status, review_reasons, created_at } = pet;
  const lead = { id, status, review_reasons, created_at };
  const words = {
    first_name: 'Bo',
    last_name: 'Lee',
    email: null,
    phone: '3035550142',
    message: 'Hi',
  };
  const report = leadReport({
    ...noLeads,
    inquiries: [{ ...lead, ...words }],
    subscribers: [{ ...lead, email: 'bo@site.example' }],
  });

  expect(report).toContain('Bo Lee  new, sent');
  expect(report).toContain('  contact  3035550142\n  message  Hi\n  mail     none was queued');
  expect(report).toContain('NEWSLETTER (1)\n\nbo@site.example');
});

test('what a stranger typed cannot steer the terminal', () => {
  const bookings = [{ ...pet, additional_notes: '\u001b[2Jgone\u202e\r\u0007' }];

  expect(leadReport({ ...noLeads, bookings })).not.toMatch(/[\u001b\u202e\r\u0007]/u);
});

test('nothing stored is said in words', () => {
  expect(leadReport(noLeads)).toMatch(/^Nothing stored yet\./);
});
