import assert from 'node:assert/strict';
import { startServer } from '../../_shared/http/loopback.fixture.ts';
import {
  biscuit,
  bookingJob,
  bookingLine,
  confirmed,
  digestJob,
  inquiryJob,
  nudgeJob,
  operatorVisitJob,
  tomorrowJob,
} from '../emails/sample-job.fixture.ts';
import { accepted, setup, startProject, startProvider } from '../loopback.fixture.ts';

const { test } = Deno;

function startPhone(status = 200) {
  const lines: string[] = [];
  const server = startServer(async (request) => {
    lines.push(`${request.method} ${request.headers.get('content-type')}: ${await request.text()}`);
    return new Response(null, { status });
  });
  return { lines, ...server };
}

const jobs = [
  bookingJob('operator', biscuit),
  { ...bookingJob('owner', biscuit), id: '2' },
  { ...inquiryJob('operator'), id: '3' },
  { ...digestJob({ signups: 12 }), id: '4' },
  { ...nudgeJob(bookingLine), id: '5' },
  { ...operatorVisitJob('canceled', { ...confirmed, status: 'canceled' }), id: '6' },
  { ...tomorrowJob(), id: '7' },
];

for (const status of [200, 500]) {
  test(`the push for each request names nobody; the push service answers ${status}`, async () => {
    await using project = startProject(jobs);
    await using provider = startProvider(accepted);
    await using phone = startPhone(status);
    const { run } = setup({ ...project, ...provider, settings: { pushUrl: phone.url } });

    assert.deepEqual(await run(), { sent: 7, queued: 0, left_out: 0, failed: 0 });
    const start = 'POST text/plain; charset=utf-8: ';
    assert.deepEqual(phone.lines, [
      `${start}New booking request AG-7K4Q2M, asked for Tue, Nov 24`,
      `${start}New message`,
      `${start}2 to answer and 12 newsletter addresses to look through`,
      `${start}Still unanswered AG-7K4Q2M, asked for Tue, Nov 24`,
      `${start}The customer canceled request AG-7K4Q2M, asked for Tue, Nov 24`,
      `${start}2 visits on the next day`,
    ]);
  });
}
