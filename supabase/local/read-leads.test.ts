import { expect, test } from 'vitest';
import { type Lead, escapeControls, toText } from './read-leads.ts';

const message: Lead = {
  kind: 'message',
  reference: '',
  status: 'new',
  sent: 'Fri, Nov 20, 9:13 PM',
  name: 'Bo Lee',
  phone: '3035550142',
  email: '',
  address: '',
  pets: [],
  preferred: '',
  message: 'Hi',
  visit: '',
  mails: ['none in the outbox'],
  sent_at: '2026-11-21T04:13:00Z',
  starts_at: '',
};

test('a request fits into 80 columns', () => {
  const booking: Lead = {
    ...message,
    kind: 'booking',
    reference: 'AG-7K4Q2M',
    name: 'Sam Rivera',
    phone: '(303) 555-0199',
    email: 'sam@rivera.test',
    address: '12 Pearl St, Apt 4, 80206',
    pets: ['Biscuit (dog, Corgi, 30 lbs, medium): Full Groom + deshedding, about $165'],
    preferred: 'Tuesday, November 24, 2026, 8-10 AM, every 6 weeks',
    message: 'Shy at first.\n\nThe gate code is 1234.',
    mails: [
      'received to the operator: sent Fri, Nov 20, 9:15 PM',
      'received to the owner: sent Fri, Nov 20, 9:15 PM',
    ],
  };

  expect(`${toText(booking)}\n`).toBe(`BOOKING AG-7K4Q2M, new, sent Fri, Nov 20, 9:13 PM
  name       Sam Rivera
  phone      (303) 555-0199
  email      sam@rivera.test
  address    12 Pearl St, Apt 4, 80206
  pets       Biscuit (dog, Corgi, 30 lbs, medium): Full Groom + deshedding, about
             $165
  preferred  Tuesday, November 24, 2026, 8-10 AM, every 6 weeks
  message    Shy at first.
             The gate code is 1234.
  mails      received to the operator: sent Fri, Nov 20, 9:15 PM
             received to the owner: sent Fri, Nov 20, 9:15 PM
`);
});

test('missing values have no line', () => {
  expect(toText(message)).toBe(`MESSAGE, new, sent Fri, Nov 20, 9:13 PM
  name       Bo Lee
  phone      3035550142
  message    Hi
  mails      none in the outbox`);
});

test('typed text cannot control the terminal or imitate a line of the list', () => {
  const typed = '\u001b[2Jgone\u202e\r\u0007\u009b\nBOOKING AG-222222';
  const lead = { ...message, name: `Bo ${typed}`, message: typed };
  const text = escapeControls(toText(lead));

  expect(text).toContain(String.raw`\u001b[2Jgone\u202e`);
  expect(text).not.toMatch(/[\u001b\u009b\u202e\r\u0007]/u);
  expect(text).not.toMatch(/^ {0,10}BOOKING/m);
});
