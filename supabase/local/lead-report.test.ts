import { expect, test } from 'vitest';
import { sampleBooking as pet } from '../functions/_shared/sample-booking.fixture.ts';
import { type Leads, leadReport } from './lead-report.ts';

const pets = [pet, { ...pet, id: '2', pet_number: 2, pet_name: 'Mo', add_ons: null }];

const mail = {
  id: '1',
  created_at: pet.created_at,
  row_ids: [pet.id],
  source: 'bookings',
  kind: 'received',
  audience: 'owner',
  status: 'sent',
  tries: 1,
  due_at: '2026-11-23T16:00:00Z',
  sent_at: '2026-11-23T16:00:00Z',
  last_error: '',
};

const visit = {
  reference: 'AG-7K4Q2M',
  status: 'confirmed',
  starts_at: '2026-11-24T16:00:00+00:00',
  minutes: 90,
  note: '',
  revision: 1,
  canceled_by: '',
  was_late: false,
  answered_at: pet.created_at,
  changed_at: pet.created_at,
};

function report(stored: Partial<Leads>): string {
  const [bookings, inquiries, signups, subscribers, mails, visits] = [[], [], [], [], [], []];
  return leadReport({ bookings, inquiries, signups, subscribers, mails, visits, ...stored });
}

test('a request of two pets is one block with everything needed to call back', () => {
  const mails = [
    mail,
    { ...mail, kind: 'nudge', audience: 'operator', status: 'queued', tries: 0 },
    { ...mail, kind: 'links', status: 'failed', tries: 7, last_error: 'provider_422' },
    { ...mail, row_ids: ['another'] },
  ];

  expect(report({ bookings: pets, mails })).toBe(`BOOKING REQUESTS (1)

AG-7K4Q2M, new, sent Fri, Nov 20, 9:14 PM
  Tuesday, November 24, 2026, 8-10 AM, every 6 weeks
  Sam Rivera, (303) 555-0199, sam@rivera.test, 12 Pearl St, Apt 4, 80206
  Biscuit (dog, Corgi, 30 lbs, medium): Full Groom + deshedding, about $165
  Mo (dog, Corgi, 30 lbs, medium): Full Groom, about $165
  Notes: Shy at first
  Mails: received to the owner sent; nudge to the operator due Mon, Nov 23, 9:00 AM; links to the owner failed (7 tries, provider_422)`);
});

test('says why a request is marked, and lists a resent request by itself', () => {
  const marked = { ...pet, status: 'review', review_reasons: ['honeypot', 'too_fast'] };
  const resent = { ...pet, id: '3', created_at: '2026-11-20T21:20:00-07:00' };
  const text = report({ bookings: [resent, marked] });

  expect(text).toContain('BOOKING REQUESTS (2)');
  expect(text).toContain('AG-7K4Q2M, review (honeypot, too_fast), sent');
  expect(text).toContain('Mails: none was queued');
});

test.each([
  [{}, 'Visit confirmed: Tue, Nov 24, 9:00 AM, 90 min'],
  [
    { status: 'canceled', canceled_by: 'owner', was_late: true },
    'Visit canceled by the owner, late: Tue, Nov 24, 9:00 AM, 90 min',
  ],
  [{ status: 'declined', starts_at: '', note: 'Full' }, 'Visit declined: Full'],
])('what became of a request is said: %o', (changes, line) => {
  const bookings = [{ ...pet, status: 'confirmed' }];

  expect(report({ bookings, visits: [{ ...visit, ...changes }] })).toContain(`  ${line}\n`);
});

test.each(['new', 'review', 'replaced'])('a request that is %s has no visit', (status) => {
  expect(report({ bookings: [{ ...pet, status }], visits: [visit] })).not.toContain('Visit');
});

test('messages and newsletter addresses are listed below', () => {
  const { id, created_at, honeypot_filled, fill_seconds, review_reasons } = pet;
  const sent = { id, created_at, honeypot_filled, fill_seconds, review_reasons, status: 'new' };
  const names = { first_name: 'Bo', last_name: 'Lee', phone: '3035550142', email: null };
  const tokens = { confirmation_asked_at: created_at, confirmation_token: '', confirmed_at: null };
  const text = report({
    inquiries: [{ ...sent, ...names, message: 'Hi\nthere' }],
    subscribers: [{ ...tokens, id, created_at, status: 'subscribed', email: 'bo@site.example' }],
    signups: [
      { ...sent, digest_id: null, email: 'new@site.example' },
      { ...sent, digest_id: null, email: 'old@site.example', status: 'listed' },
    ],
  });

  expect(text).toContain('MESSAGES (1)\n\nBo Lee, new, sent Fri, Nov 20, 9:14 PM\n  3035550142\n');
  expect(text).toContain('  Hi\n  there\n  Mails: none was queued');
  expect(text).toContain('NEWSLETTER (1)\n\nbo@site.example, subscribed, sent');
  expect(text).toContain('NOT ON THE LIST YET (1)\n\nnew@site.example, new, sent');
});

test('what a stranger typed cannot steer the terminal', () => {
  const bookings = [{ ...pet, additional_notes: '\u001b[2Jgone\u202e\r\u0007' }];

  expect(report({ bookings })).not.toMatch(/[\u001b\u202e\r\u0007]/u);
});

test('says so when nothing is stored', () => {
  expect(report({})).toMatch(/^Nothing stored yet\./);
});
