import assert from 'node:assert/strict';
import { startServer } from '../_shared/loopback.fixture.ts';
import { createHandler } from './handler.ts';
import { readSettings } from './read-settings.ts';

const refusedByCheck = () => Response.json({ code: '23514' }, { status: 400 });

type Answers = Readonly<Record<string, () => Response>>;

const unknown: Answers = {
  visits: () => Response.json({ error: 'unknown_link' }, { status: 404 }),
  'confirm-subscription': () => Response.json({ error: 'unknown_token' }, { status: 404 }),
};

function startProject(answer: (table: string) => Response, functions: Answers = unknown) {
  const reportedProblems: unknown[] = [];
  const keys = new Set<string | null>();
  const rows: Record<string, unknown>[] = [];
  const server = startServer(async (request) => {
    const path = new URL(request.url).pathname;
    const name = path.replace('/rest/v1/', '');
    const body = await request.json();
    if (name === 'rpc/report_check') {
      reportedProblems.push([body.problem, request.headers.get('apikey')]);
      return new Response(null, { status: 204 });
    }
    keys.add(request.headers.get('apikey'));
    const ofFunction = functions[path.replace('/functions/v1/', '')];
    if (ofFunction) return ofFunction();
    rows.push(body);
    return answer(name);
  });
  return { reportedProblems, keys, rows, ...server };
}

function check(
  url: string,
  headers: Record<string, string> = { apikey: 'secret' },
  needsOperatorKey = false,
) {
  const alarms: string[] = [];
  const handle = createHandler(
    {
      secretKeys: ['secret'],
      project: { url, key: 'secret' },
      publicProject: { url, key: 'publishable' },
      needsOperatorKey,
    },
    { send: fetch, alarm: (line) => alarms.push(line) },
  );
  const request = new Request('http://function.invalid/', { method: 'POST', headers });
  return handle(request).then(async (answer) => ({
    status: answer.status,
    body: await answer.json(),
    alarms,
  }));
}

Deno.test(
  'reports no problem when CHECKs refuse the rows, which are sent with the key of the site',
  async () => {
    await using project = startProject(refusedByCheck);
    const answer = await check(project.url);

    assert.deepEqual([answer.status, answer.body, answer.alarms], [200, { problem: null }, []]);
    assert.deepEqual(project.reportedProblems, [[null, 'secret']]);
    assert.deepEqual([...project.keys], ['publishable']);
    assert.deepEqual(
      project.rows.map(({ fill_seconds: seconds }) => seconds),
      [-1, -1],
    );
  },
);

for (const [name, answer, problem] of [
  ['a wrong key', () => Response.json({ code: 'x y' }, { status: 401 }), 'bookings_status_401'],
  [
    'a refused policy',
    () => Response.json({ code: '42501' }, { status: 401 }),
    'bookings_status_401_42501',
  ],
  [
    'a stale schema cache',
    () => Response.json({ code: 'PGRST204' }, { status: 400 }),
    'bookings_status_400_pgrst204',
  ],
  ['a row that is stored', () => new Response(null, { status: 201 }), 'bookings_status_201'],
  [
    'a gateway without a database',
    () => new Response('<html>', { status: 503 }),
    'bookings_status_503',
  ],
] as const) {
  Deno.test(`${name} is an alarm`, async () => {
    await using project = startProject(answer);
    const { body, alarms } = await check(project.url);

    assert.deepEqual(body, { problem });
    assert.deepEqual(project.reportedProblems, [[problem, 'secret']]);
    assert.deepEqual(alarms, [`CHECK FAILED: ${problem}`]);
  });
}

Deno.test('reports the first form that fails', async () => {
  await using project = startProject((table) =>
    table === 'bookings' ? refusedByCheck() : new Response(null, { status: 404 }),
  );

  assert.deepEqual((await check(project.url)).body, { problem: 'contact_inquiries_status_404' });
});

Deno.test('refuses other callers, and reports an API that does not answer', async () => {
  assert.equal((await check('http://127.0.0.1:9', { apikey: 'publishable' })).status, 401);
  const { status, alarms } = await check('http://127.0.0.1:9');
  assert.deepEqual([status, alarms], [502, ['CHECK FAILED: bookings_no_answer']]);
});

for (const [name, answers, problem] of [
  ['no function', { visits: () => new Response(null, { status: 404 }) }, 'visits_status_404'],
  [
    'one without its secret',
    { visits: () => Response.json({ error: 'not_configured' }, { status: 503 }) },
    'visits_status_503_not_configured',
  ],
  ['one that opens', { visits: () => Response.json({ visit: {} }) }, 'visits_status_200'],
  [
    'a newsletter that nobody can join',
    { 'confirm-subscription': () => new Response(null, { status: 500 }) },
    'confirm_subscription_status_500',
  ],
] as const) {
  Deno.test(`${name} is an alarm`, async () => {
    await using project = startProject(refusedByCheck, { ...unknown, ...answers });
    const { body, alarms } = await check(project.url);

    assert.deepEqual(body, { problem });
    assert.deepEqual(alarms, [`CHECK FAILED: ${problem}`]);
  });
}

Deno.test('wrong keys of others at the same address are no alarm', async () => {
  const visits = () => Response.json({ error: 'too_many' }, { status: 429 });
  await using project = startProject(refusedByCheck, { ...unknown, visits });

  assert.deepEqual((await check(project.url)).body, { problem: null });
});

Deno.test('a public site without an operator’s key is an alarm', async () => {
  await using project = startProject(refusedByCheck);
  const { body } = await check(project.url, { apikey: 'secret' }, true);
  assert.deepEqual(body, { problem: 'operator_key_missing' });

  const needs = (SITE_ORIGIN: string, OPERATOR_KEY = '') => {
    const environment: Record<string, string> = { SITE_ORIGIN, OPERATOR_KEY };
    return readSettings((name) => environment[name]).needsOperatorKey;
  };
  assert.equal(needs('https://pets.example'), true);
  assert.equal(needs('https://pets.example', 'sixteen letters.'), false);
  assert.equal(needs('http://localhost:5173'), false);
});
