import assert from 'node:assert/strict';
import { startServer } from '../../_shared/http/loopback.fixture.ts';
import { type BusyDays, daysAhead, firstOpenWindows } from '../../_shared/visits/open-windows.ts';
import { operatorKeyHeader } from '../../_shared/visits/visit-state.ts';
import { createHandler } from '../handler.ts';
import { origin, press, secret, settingsFor } from '../visits.fixture.ts';

const day = '2026-11-24';
const before = new Date('2026-11-20T12:00:00-07:00');

const busy = (from: string, until: string, zip_code: string | null = '80206') => ({
  from,
  until,
  zip_code,
});
/** How long a visit can be that starts in each window of an empty day. */
const wholeDay: readonly number[] = [6, 5, 4, 2, 1];

function words(
  taken: BusyDays['days'][number]['busy'],
  { minutes = 90, zipCode = '80206', now = before, on = day, longest = wholeDay } = {},
) {
  const days = { closed_days: [], days: [{ day: on, busy: taken, longest }] };
  return daysAhead(days, { minutes, zipCode }, now).windows[on]?.join(' ');
}

const noon = busy('10:00', '12:00');
const aroundNoon: readonly number[] = [1, 0, 4, 2, 1];
const atNoon: readonly number[] = [1, 0, 1, 0, 0];
const halfHours: readonly number[] = [1, 5, 4, 2, 1];
const lastHour: readonly number[] = [1, 0, 0, 0, 0];

for (const [name, taken, more, expected] of [
  ['more than a day’s work', [], { minutes: 720 }, 'taken taken taken taken taken'],
  ['no minutes at all', [], { minutes: 0 }, 'open open open open open'],
  [
    'the drive from nearby',
    [noon, busy('14:00', '18:00')],
    { longest: atNoon },
    'open taken open taken taken',
  ],
  [
    'the drive from far away',
    [busy('10:00', '12:00', '80401'), busy('14:00', '18:00', '80401')],
    { longest: atNoon },
    'open taken tight taken taken',
  ],
  [
    'a place that we do not know',
    [noon],
    { zipCode: '', longest: aroundNoon },
    'open taken open open open',
  ],
  // 9:30 to 10:30, which leaves 90 minutes before it
  ['half hours', [busy('09:00', '11:00')], { longest: halfHours }, 'tight open open open open'],
  [
    'four pets on a begun day',
    [noon],
    { minutes: 480, longest: aroundNoon },
    'taken taken taken taken taken',
  ],
  // the drive leads past no block
  ['blocked hours', [busy('12:00', '13:00', null)], {}, 'open open open open open'],
  [
    'blocked hours and a visit',
    [busy('12:00', '17:00', null), noon],
    { longest: lastHour },
    'open taken taken taken taken',
  ],
] as const) {
  Deno.test(`with ${name} the windows are ${expected}`, () => {
    assert.equal(words(taken, more), expected);
  });
}

for (const [when, on, now, expected] of [
  ['the answer comes by 12:08', day, '2026-11-24T10:08:00-07:00', 'taken taken taken open open'],
  ['the evening before', day, '2026-11-23T18:00:00-07:00', 'taken open open open open'],
  ['the day has passed', day, '2026-11-25T10:00:00-07:00', 'taken taken taken taken taken'],
  // Sundays
  ['clocks go forward', '2027-03-15', '2027-03-13T18:00:00-07:00', 'taken open open open open'],
  ['clocks go back', '2026-11-02', '2026-10-31T18:00:00-06:00', 'taken open open open open'],
] as const) {
  Deno.test(`no window before our answer is open: ${when}`, () => {
    assert.equal(words([], { on, now: new Date(now) }), expected);
  });
}

Deno.test('lengths within 90 minutes, and places within an area, get the same answer', () => {
  const taken = [busy('08:00', '12:00', '80401'), busy('14:00', '16:00', '80016')];
  const answers = (minutes: readonly number[], zips: readonly string[]) =>
    new Set(
      minutes.flatMap((each) => zips.map((zipCode) => words(taken, { minutes: each, zipCode }))),
    );
  assert.equal(answers([1, 15, 60, 90], ['80203', '80218', '80205-1234']).size, 1);
  assert.equal(answers([91, 120, 180], ['80203', '80218', '80206']).size, 1);
  const zips = Array.from({ length: 1000 }, (_, number) => String(80000 + number));
  const lengths = Array.from({ length: 500 }, (_, number) => number);
  assert.ok(answers(lengths, ['80206']).size <= 6);
  // of the ZIPs that we know, a few areas are told apart
  assert.ok(answers([90], zips).size <= 6);
});

Deno.test('the first open windows come in order, from the day that was asked for', () => {
  const days = [day, '2026-11-25'].map((each, index) => ({
    day: each,
    longest: [],
    busy: index === 0 ? [busy('08:00', '16:00', null)] : [],
  }));
  const known = daysAhead({ closed_days: [], days }, { minutes: 90, zipCode: '' }, before);
  assert.deepEqual(firstOpenWindows(known, 2), [
    { day, window: '4-6 PM' },
    { day: '2026-11-25', window: '8-10 AM' },
  ]);
  assert.deepEqual(firstOpenWindows(known, 1, '2026-11-25'), [
    { day: '2026-11-25', window: '8-10 AM' },
  ]);
  assert.deepEqual(firstOpenWindows({ closedDays: [], windows: {} }), []);
});

const vacation = Array.from({ length: 17 }, (_, number) => `2030-12-${number + 10}`);
const tenDays: BusyDays = {
  closed_days: vacation,
  days: Array.from({ length: 10 }, (_, number) => ({
    day: `2030-07-${number + 10}`,
    longest: [0, 0, 1, 0, 1],
    busy: [busy('08:00', '12:00'), busy('13:00', '16:00', '80401')],
  })),
};

const never = (): boolean => false;

function startSite({ isOver = never, fails = never } = {}) {
  const calls: string[] = [];
  const server = startServer((request) => {
    const name = new URL(request.url).pathname.replace('/rest/v1/rpc/', '');
    calls.push(name);
    if (name === 'note_call') return Response.json(isOver());
    if (name === 'busy_days' && fails()) return new Response(null, { status: 500 });
    return Response.json(name === 'busy_days' ? tenDays : null);
  });
  const settings = { ...settingsFor(server.url), isPublic: true, operatorKey: { secret } };
  const handle = createHandler(settings, fetch);
  return {
    ...server,
    countReads: () => calls.filter((name) => name === 'busy_days').length,
    async ask(fields: object) {
      const body = JSON.stringify({ audience: 'visitor', action: 'windows', ...fields });
      const caller = { [operatorKeyHeader]: secret, 'cf-connecting-ip': '203.0.113.9' };
      const headers = { apikey: 'publishable', origin, ...caller };
      const init = { method: 'POST', headers, body };
      const answer = await handle(new Request('http://function.invalid/', init));
      return { status: answer.status, text: await answer.text() };
    },
  };
}

const question = { minutes: 90, zipCode: '80206' };

Deno.test('answers everybody with dates and words alone, in at most 1 KiB', async () => {
  await using site = startSite();
  const { status, text } = await site.ask(question);
  assert.equal(status, 200);
  assert.ok(text.length <= 1024, `${text.length} bytes`);
  const rest = text.replaceAll(/"\d{4}-\d\d-\d\d"|"(?:open|tight|taken|closedDays|windows)"/g, '');
  assert.match(rest, /^[[\]{}:,]+$/);
  assert.deepEqual(await site.ask(question), { status, text });
});

Deno.test('reads the days once a minute, and again after the operator’s change', async () => {
  await using site = startSite();
  await site.ask(question);
  await site.ask({ minutes: 180, zipCode: '' });
  assert.equal(site.countReads(), 1);
  const unblock = { audience: 'operator', action: 'unblock', id: 'no id' };
  assert.equal((await site.ask(unblock)).status, 400);
  await site.ask(question);
  assert.equal(site.countReads(), 1);
  assert.equal((await site.ask({ ...unblock, id: press })).status, 200);
  await site.ask(question);
  assert.equal(site.countReads(), 2);
});

Deno.test('a database that failed is asked again by the next question', async () => {
  let isDown = true;
  await using site = startSite({ fails: () => isDown });
  assert.equal((await site.ask(question)).status, 502);
  isDown = false;
  assert.equal((await site.ask(question)).status, 200);
});

Deno.test('a caller who has asked too often gets no answer', async () => {
  await using site = startSite({ isOver: () => true });
  assert.deepEqual(await site.ask(question), { status: 429, text: '{"error":"too_many"}' });
  assert.equal(site.countReads(), 0);
});
