import { expect, test } from 'vitest';
import { localTest } from '../setup/backend-under-test.ts';
import { booking, dayFromToday, inquiry, subscriber } from '../setup/sample-rows.ts';
import { startClients } from '../setup/start-clients.ts';
import { repeatChoices } from '@shared/business/repeat-visits';
import { serviceZones } from '@shared/business/service-zips';
import { maxLengths, maxPets } from '@shared/visits/request-limits';
import { addresses, phones } from '@shared/visits/typed-contacts.fixture';

const { visitor, operator, sql } = await startClients();

const text = (length: number) => 'x'.repeat(length);
const domain = '@conformance.example';
const email = (length: number) => text(length - domain.length) + domain;
const digits = (length: number) => '5'.repeat(length);
const notEmails = ['nope', 'a@b', 'a b@c.de', '@b.co', 'a@b@c.de', '', ...addresses.bad];
const blank = ['', ' \n'];

type Table = 'bookings' | 'contact_inquiries' | 'newsletter_subscribers';

type Limit = readonly [
  table: Table,
  column: string,
  rule: string,
  atTheLimit: readonly unknown[],
  beyond: readonly unknown[],
];

const needed = (table: Table, column: string, most: number): Limit => [
  table,
  column,
  'length',
  ['x', text(most), '🐶'.repeat(most)],
  [...blank, text(most + 1)],
];

const optional = (column: string, most: number): Limit => [
  'bookings',
  column,
  'length',
  [null, '', text(most)],
  [text(most + 1)],
];

const otherReferences = ['0', '1', 'I', 'L', 'O', '', 'MM', 'M\n'].map((end) => `AG-7K4Q2${end}`);
const fiveAddOns = Array(5).fill('deshedding');
const otherAddOns = [['gold'], [null], ['deshedding', null], [['deshedding']], fiveAddOns];
const { phone } = maxLengths;
const tenSpaces = ' '.repeat(10);

const limits: readonly Limit[] = [
  [
    'bookings',
    'reference',
    'shape',
    ['AG-7K4Q2M', 'ZZ-222222', null],
    [...otherReferences, 'ag-7k4q2m', 'AGX-7K4Q2'],
  ],
  ['bookings', 'pet_number', 'range', [1], [0, maxPets + 1, -1]],
  needed('bookings', 'parent_name', maxLengths.name),
  needed('bookings', 'address', maxLengths.address),
  needed('bookings', 'pet_name', maxLengths.petName),
  optional('gate_code', maxLengths.gateCode),
  optional('breed', maxLengths.breed),
  optional('weight', maxLengths.weight),
  optional('additional_notes', maxLengths.notes),
  ['bookings', 'phone', 'length', ['1', digits(phone)], [...blank, digits(phone + 1)]],
  ['bookings', 'phone', 'shape', phones.good, phones.bad],
  ['bookings', 'email', 'length', [email(255)], [email(256)]],
  ['bookings', 'email', 'shape', addresses.good, notEmails],
  ['bookings', 'zip_answer', 'known', [null, ...serviceZones], ['ask', 'Core', '']],
  ['bookings', 'zip_code', 'length', ['80202', '80202-1234'], ['8020', '80202-12345', '     ']],
  ['bookings', 'pet_type', 'known', ['dog', 'cat'], ['bird', 'Dog', '']],
  ['bookings', 'pet_size', 'known', [null, 'small', 'xlarge'], ['tiny', '']],
  ['bookings', 'service', 'known', ['Full Groom', 'Custom Service'], ['full groom', '']],
  ['bookings', 'add_ons', 'known', [null, [], ['flea-treatment', 'nail-grinding']], otherAddOns],
  ['bookings', 'estimated_price', 'range', [null, 0, 10_000], [-0.01, 10_000.01, 'NaN']],
  ['bookings', 'preferred_time', 'known', ['8-10 AM', '4-6 PM'], ['3 AM', '']],
  ['bookings', 'repeat_weeks', 'known', [null, ...repeatChoices], [0, 1, 5, 7, -4, 52]],
  ['bookings', 'fill_seconds', 'range', [null, 0, 90], [-1]],
  needed('contact_inquiries', 'first_name', 100),
  needed('contact_inquiries', 'last_name', 100),
  needed('contact_inquiries', 'message', 1000),
  ['contact_inquiries', 'email', 'length', [email(255)], [email(256)]],
  ['contact_inquiries', 'email', 'shape', addresses.good, notEmails],
  [
    'contact_inquiries',
    'phone',
    'length',
    [null, digits(10), digits(20)],
    [digits(9), digits(21), tenSpaces],
  ],
  ['contact_inquiries', 'phone', 'shape', phones.good, phones.bad],
  ['contact_inquiries', 'fill_seconds', 'range', [null, 0], [-1]],
  ['newsletter_subscribers', 'email', 'length', [email(255)], [email(256)]],
  ['newsletter_subscribers', 'email', 'shape', addresses.good, notEmails],
  ['newsletter_subscribers', 'fill_seconds', 'range', [null, 0], [-1]],
];

const make = { bookings: booking, contact_inquiries: inquiry, newsletter_subscribers: subscriber };

async function keepsLimit(...[table, column, rule, atTheLimit, beyond]: Limit) {
  const insert = (value: unknown) =>
    visitor()
      .from(table)
      .insert(make[table]({ [column]: value }));

  for (const value of atTheLimit) {
    const { status, error } = await insert(value);
    expect(`${value}: ${status} ${error?.message ?? ''}`).toBe(`${value}: 201 `);
  }
  for (const value of beyond) {
    const { status, error } = await insert(value);
    expect(`${value}: ${status} ${error?.code} ${error?.message}`).toBe(
      `${value}: 400 23514 new row for relation "${table}" violates check constraint "${table}_${column}_${rule}"`,
    );
    expect(JSON.stringify(error)).not.toMatch(/conformance\.example|Main St|Hello/);
  }
}

test.each(limits)('%s.%s keeps its %s', keepsLimit);

test('bookings.preferred_date is from yesterday to 400 days ahead', () =>
  keepsLimit(
    'bookings',
    'preferred_date',
    'range',
    [dayFromToday(-1), dayFromToday(0), dayFromToday(400)],
    [dayFromToday(-2), dayFromToday(401), '2020-01-01', 'infinity', '-infinity'],
  ));

test.each([
  ['bookings', 'status', 'confirmed'],
  ['bookings', 'review_reasons', ['bored']],
  ['bookings', 'source', 'robot'],
  ['contact_inquiries', 'status', 'confirmed'],
  ['contact_inquiries', 'review_reasons', ['bored']],
  ['newsletter_subscribers', 'status', 'listed'],
  ['newsletter_subscribers', 'review_reasons', ['bored']],
] as const)(
  '%s.%s takes only known words, also from the operator',
  async (table, column, value) => {
    const { error } = await operator()
      .from(table)
      .insert(make[table]({ [column]: value }));

    expect(error?.message).toContain(`"${table}_${column}_known"`);
  },
);

localTest('every text that a visitor may send has a limit', async () => {
  const unlimited = await sql(
    `select table_name || '.' || column_name as name
     from information_schema.columns
       join information_schema.column_privileges using (table_schema, table_name, column_name)
     where grantee = 'anon' and privilege_type = 'INSERT' and data_type in ('text', 'ARRAY')
       and not exists (
         select from pg_constraint
         where contype = 'c' and starts_with(conname, table_name || '_' || column_name || '_')
       )`,
  );
  expect(unlimited).toEqual([]);
});

localTest('every limit of the schema has a case here', async () => {
  const rows = await sql(
    `select conname as name from pg_constraint
     where contype = 'c' and connamespace = 'public'::regnamespace`,
  );
  const tried = limits.map(([table, column, rule]) => `${table}_${column}_${rule}`);
  const operatorOnly = /_(status|review_reasons|source)_known$|_date_finite$|_reachable$/;
  const untried = rows.map(({ name }) => String(name)).filter((name) => !operatorOnly.test(name));

  expect(untried.toSorted()).toEqual(tried.toSorted());
});
