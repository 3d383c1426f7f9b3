import assert from 'node:assert/strict';
import { startServer } from '../_shared/http/loopback.fixture.ts';
import type { VisitKey } from '../_shared/visits/reference.ts';
import { sampleBooking } from '../_shared/visits/sample-booking.fixture.ts';
import { sampleRecord, sampleVisit } from '../_shared/visits/sample-visit.fixture.ts';
import type { DayRecord } from '../_shared/visits/to-day.ts';
import type { VisitRecord } from '../_shared/visits/visit-record.ts';
import { operatorKeyHeader } from '../_shared/visits/visit-state.ts';
import type { VisitLinkRecord } from './check-keys.ts';
import { type Settings, createHandler } from './handler.ts';

export const origin = 'https://pets.example';
export const secret = 'a secret of at least 32 characters';
export const reference = 'AG-7K4Q2M';
export const press = '3f1d8a52-6a0e-4c7e-9a53-1d2f3a4b5c6d';
export const messageId = '7d1f3a52-1c2d-4e5f-8a9b-0c1d2e3f4a5b';

/** Made with `openssl dgst -sha256 -hmac` and cut to 16 bytes. */
export const ownerKey = 'fs0PeM5gZ8OMgjR9VUgPFA';
export const operatorKey = 'Rn4GaemE4ut5DZtGlQPhbg';

const biscuit = { ...sampleBooking, additional_notes: 'Gate code 1234' };

const { now } = sampleRecord;

const typed = { pet_name: 'Pay at www.e.vil', estimated_price: 40.5, add_ons: null };

export const requested: VisitRecord = {
  ...sampleRecord,
  request: [biscuit, { ...biscuit, ...typed, pet_number: 2 }],
  booked: [{ day: '2026-11-24', time: '13:00', minutes: 60, zip_code: '80401', pets: ['Rex'] }],
};

const visit = {
  ...sampleVisit,
  groomer: 'June Hathaway',
  travel_fee: 20,
  price: 180,
  note: 'See you',
};

export const confirmed: VisitRecord = { ...requested, visit, revision: visit.revision };

export const day: DayRecord = {
  now,
  blocks: [],
  waiting: {
    requests: [
      {
        reference,
        answer_by: '2026-11-20T18:40:00Z',
        is_customer: true,
        mail_problem: null,
        request: [biscuit, { ...biscuit, pet_number: 2, pet_name: ' Ada\u202e' }],
      },
    ],
    messages: [
      {
        id: messageId,
        first_name: 'Ann\u202e',
        last_name: 'Example',
        phone: null,
        email: 'ann@example.test',
        message: 'Do you groom\nNewfoundlands?\u202e',
        sent_at: '2026-11-20T16:50:00Z',
        is_customer: false,
      },
    ],
  },
  suspects: { requests: [], messages: [] },
  wishes: [
    {
      reference,
      mail_problem: 'failed',
      request: [biscuit],
      visit,
      wish: {
        day: '2026-12-01',
        window: '2-4 PM',
        words: 'After school\u202e',
        asked_at: '2026-11-20T16:30:00Z',
        answer_by: '2026-11-20T18:30:00Z',
        number: 1,
      },
    },
  ],
  visits: ['09:15', '12:00'].map((time, index) => ({
    reference,
    link_version: index + 1,
    request_version: 2,
    is_sent_again: index === 1,
    private_line: index === 1 ? 'Bites' : '',
    last_line: index === 0 ? 'Muzzle in the hall' : '',
    undo_until: null,
    mail_problem: index === 1 ? 'bounced' : null,
    asked: index === 1 ? { day: '2026-12-01', window: '2-4 PM' } : null,
    request: [{ ...biscuit, zip_code: index === 0 ? '80206' : '80401-1234' }],
    visit: { ...visit, time },
    booked_again: null,
    owed: [],
  })),
  calls: [],
  counts: { waiting: 4, suspects: 2, wishes: 1, visits: 2 },
  trouble: {
    problem: 'mail_late',
    receipts_wait_since: '2026-11-20T16:00:00Z',
    paused_until: '2026-11-20T18:00:00Z',
  },
};

export const links = { origin, linkSecrets: [secret] };

type Options = {
  readonly outcome?: string;
  readonly after?: VisitRecord;
  readonly link?: Partial<VisitLinkRecord>;
  readonly isOver?: boolean;
  readonly other?: object;
  readonly customer?: object;
  readonly found?: readonly object[];
};

export function startProject(
  record: VisitRecord,
  {
    outcome = 'done',
    after = record,
    link,
    isOver = false,
    other,
    customer,
    found = [],
  }: Options = {},
) {
  const calls: [name: string, args: Record<string, unknown>][] = [];
  const server = startServer(async (request) => {
    const name = new URL(request.url).pathname.replace('/rest/v1/rpc/', '');
    const args = await request.json();
    calls.push([name, args]);
    if (name === 'note_call') return Response.json(isOver);
    if (name === 'visit_link') {
      const exists = args.reference === reference;
      return Response.json({ version: 1, exists, has_ended: false, can_rebook: false, ...link });
    }
    if (name === 'operator_day') return Response.json(day);
    if (name === 'read_earned') return Response.json({ done: [], owed: 25 });
    if (name === 'read_visit') return Response.json(record);
    if (name === 'find_customer') {
      const nobody = { last_time: null, booked_again: [], owed: [], waiting: found };
      return Response.json({ ...nobody, ...customer });
    }
    if (name === 'find_names') return Response.json(found);
    if (name === 'answer_message') return Response.json(args.id === messageId);
    return Response.json({ outcome, state: after, other: other ?? null });
  });
  return { calls, names: () => calls.map(([name]) => name), ...server };
}

export function settingsFor(url: string): Settings {
  return {
    project: { url, key: 'secret' },
    publishableKeys: ['publishable'],
    origin,
    isPublic: false,
    linkSecrets: [secret],
    operatorKey: 'none',
  };
}

type Call = { body?: unknown; init?: RequestInit; settings?: Partial<Settings> };

export async function ask(url: string, { body, init, settings }: Call) {
  const handle = createHandler({ ...settingsFor(url), ...settings }, fetch);
  const headers = { apikey: 'publishable', origin, 'x-forwarded-for': '203.0.113.9, 10.0.0.1' };
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const request = new Request('http://function.invalid/', {
    method: 'POST',
    headers,
    body: text,
    ...init,
  });
  const answer = await handle(request);
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}

/** Settings of a site that has a key of the operator. */
export const device = { operatorKey: { secret: 'the key of the operator' } };

export const withHeader = (given: string, more = {}) => ({
  headers: { apikey: 'publishable', origin, [operatorKeyHeader]: given, ...more },
});

/** What a device with the operator's key sends to such a site. */
export const opened = { settings: device, init: withHeader('the key of the operator') };

export function withKey(audience: VisitKey['audience'], action: object = { action: 'read' }) {
  const token = audience === 'owner' ? ownerKey : operatorKey;
  return { audience, reference, token, id: press, ...action };
}

/** Whether `actual` has all of `expected`: `partialDeepStrictEqual` is younger than the oldest Node we run on. */
export function assertHas(actual: object | null | undefined, expected: object) {
  assert.deepEqual({ ...actual, ...expected }, actual);
}
