import assert from 'node:assert/strict';
import { post, setup, site, startIndexNow } from './loopback.fixture.ts';

const limit = 64 * 1024;

function makeBody(bytes: number): string {
  return JSON.stringify({ urls: [`${site}/`] }).padEnd(bytes);
}

/** Sends 1 kB at a time, so without content-length, and counts how much was read. */
function inPieces(body: string) {
  const bytes = new TextEncoder().encode(body);
  const sent = { bytes: 0, isCanceled: false };
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      if (sent.bytes >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(sent.bytes, sent.bytes + 1024));
      sent.bytes += 1024;
    },
    cancel() {
      sent.isCanceled = true;
    },
  });
  return { stream, sent };
}

for (const [bytes, status] of [
  [limit, 200],
  [limit + 1, 413],
] as const) {
  Deno.test(`answers ${status} to ${bytes} bytes, announced or not`, async () => {
    await using indexNow = startIndexNow();
    const { handle } = setup(indexNow);

    const announced = await handle(post(makeBody(bytes), { 'content-length': String(bytes) }));
    const streamed = await handle(post(inPieces(makeBody(bytes)).stream));

    assert.deepEqual([announced.status, streamed.status], [status, status]);
    assert.equal(indexNow.seen.length, status === 200 ? 2 : 0);
  });
}

Deno.test('stops reading at the limit, whatever length was announced', async () => {
  const { handle } = setup();
  const { stream, sent } = inPieces(makeBody(10 * limit));

  const response = await handle(post(stream, { 'content-length': '10' }));

  assert.deepEqual(await response.json(), { error: 'too_large' });
  assert.ok(sent.isCanceled);
  assert.ok(sent.bytes <= limit + 4096, `read ${sent.bytes} bytes`);
});
