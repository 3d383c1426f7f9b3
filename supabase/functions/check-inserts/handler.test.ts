import assert from 'node:assert/strict';
import { createHandler } from './handler.ts';

const listening = { port: 0, hostname: '127.0.0.1', onListen: () => undefined };
const refusedByCheck = () => Response.json({ code: '23514' }, { status: 400 });

/** A project whose API gives `answer` to an insert, and what it was told. */
function startProject(answer: (table: string) => Response) {
  const told: unknown[] = [];
  const keys = new Set<string | null>();
  const rows: Record<string, unknown>[] = [];
  const server = Deno.serve(listening, async (request) => {
    const name = new URL(request.url).pathname.replace('/rest/v1/', '');
    const body = await request.json();
    if (name === 'rpc/report_insert_check') {
      told.push([body.problem, request.headers.get('apikey')]);
      return new Response(null, { status: 204 });
    }
    rows.push(body);
    keys.add(request.headers.get('apikey'));
    return answer(name);
  });
  const url = `http://127.0.0.1:${server.addr.port}`;
  return { told, keys, rows, url, [Symbol.asyncDispose]: () => server.shutdown() };
}

function check(url: string, headers: Record<string, string> = { apikey: 'secret' }) {
  const alarms: string[] = [];
  const handle = createHandler(
    {
      secretKeys: ['secret'],
      project: { url, key: 'secret' },
      publicProject: { url, key: 'publishable' },
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

Deno.test('rows that a CHECK refuses are good news, sent with the key of the site', async () => {
  await using project = startProject(refusedByCheck);
  const answer = await check(project.url);

  assert.deepEqual([answer.status, answer.body, answer.alarms], [200, { problem: null }, []]);
  assert.deepEqual(project.told, [[null, 'secret']]);
  assert.deepEqual([...project.keys], ['publishable']);
  assert.deepEqual(
    project.rows.map(({ fill_seconds: seconds }) => seconds),
    [-1, -1],
  );
});

for (const [name, answer, problem] of [
  ['a wrong key', () => Response.json({ code: 'x y' }, { status: 401 }), 'status_401'],
  ['a refused policy', () => Response.json({ code: '42501' }, { status: 401 }), 'status_401_42501'],
  [
    'a stale schema cache',
    () => Response.json({ code: 'PGRST204' }, { status: 400 }),
    'status_400_pgrst204',
  ],
  ['a row that is stored', () => new Response(null, { status: 201 }), 'status_201'],
  ['a gateway without a database', () => new Response('<html>', { status: 503 }), 'status_503'],
] as const) {
  Deno.test(`${name} is an alarm`, async () => {
    await using project = startProject(answer);
    const { body, alarms } = await check(project.url);

    assert.deepEqual(body, { problem });
    assert.deepEqual(project.told, [[problem, 'secret']]);
    assert.deepEqual(alarms, [`REQUESTS ARE NOT STORED: ${problem}`]);
  });
}

Deno.test('one form that is refused is enough', async () => {
  await using project = startProject((table) =>
    table === 'bookings' ? refusedByCheck() : new Response(null, { status: 404 }),
  );

  assert.deepEqual((await check(project.url)).body, { problem: 'status_404' });
});

Deno.test('nobody else may ask, and an API that does not answer is said', async () => {
  assert.equal((await check('http://127.0.0.1:9', { apikey: 'publishable' })).status, 401);
  const { status, alarms } = await check('http://127.0.0.1:9');
  assert.deepEqual([status, alarms], [502, ['REQUESTS ARE NOT STORED: no_answer']]);
});
