import { expect, onTestFinished, test, vi } from 'vitest';
import { startMailDelivery } from './mail-delivery.ts';

const sent = () => Promise.resolve(Response.json({ sent: 1, queued: 0, failed: 0 }));

function setup({ isDue = true, call = sent, interval = 60_000 } = {}) {
  const lines: string[] = [];
  const calls = vi.fn(call);
  const delivery = startMailDelivery({
    isDue: () => Promise.resolve(isDue),
    call: calls,
    log: (line) => lines.push(line),
    interval,
  });
  onTestFinished(delivery.stop);
  return { lines, calls, delivery };
}

test('delivers waiting emails at the start, and calls nothing when none wait', async () => {
  const { calls } = setup();
  await vi.waitUntil(() => calls.mock.calls.length === 1);

  const empty = setup({ isDue: false });
  await empty.delivery.stop();
  expect(empty.calls).not.toHaveBeenCalled();
});

test('requests during a delivery share the next delivery', async () => {
  let release = () => undefined;
  const held = new Promise<void>((resolve) => (release = () => void resolve()));
  const { calls, delivery } = setup({ call: () => held.then(sent) });
  await vi.waitUntil(() => calls.mock.calls.length === 1);
  for (let times = 0; times < 5; times += 1) delivery.wake();
  expect(calls).toHaveBeenCalledTimes(1);

  release();
  await vi.waitUntil(() => calls.mock.calls.length === 2);
  await delivery.stop();
  expect(calls).toHaveBeenCalledTimes(2);
});

test('looks for waiting emails at each interval', async () => {
  const { calls } = setup({ interval: 20 });

  await vi.waitUntil(() => calls.mock.calls.length >= 3);
});

test.each([
  ['an answer', () => Promise.resolve(Response.json({ error: 'not_configured' }, { status: 503 }))],
  ['no function', () => Promise.resolve(new Response('nothing', { status: 404 }))],
  ['a failure', () => Promise.reject(new Error('no Deno'))],
])('says once that emails wait after %s, and keeps trying', async (_, call) => {
  const { calls, lines, delivery } = setup({ call });
  for (let times = 1; times <= 3; times += 1) {
    delivery.wake();
    await vi.waitUntil(() => calls.mock.calls.length >= times);
    await vi.waitUntil(() => lines.length > 0);
  }

  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^Mails wait: (not_configured|.* answered 404|.*no Deno)$/);
});
