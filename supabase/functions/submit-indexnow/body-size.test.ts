import assert from 'node:assert/strict';
import { post, setup, site, startIndexNow } from './loopback.fixture.ts';

const limit = 64 * 1024;
const bodyOf = (bytes: number) => JSON.stringify({ urls: [`${site}/`] }).padEnd(bytes);

Deno.test('accepts 64 kB and rejects a byte more', async () => {
  await using indexNow = startIndexNow();
  const { handle } = setup(indexNow);

  assert.equal((await handle(post(bodyOf(limit)))).status, 200);
  assert.equal((await handle(post(bodyOf(limit + 1)))).status, 413);
});

Deno.test('stops reading at the limit, even if Content-Length is smaller', async () => {
  const { handle } = setup();
  const bytes = new TextEncoder().encode(bodyOf(10 * limit));
  let sent = 0;
  let isCanceled = false;
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      controller.enqueue(bytes.slice(sent, (sent += 1024)));
    },
    cancel() {
      isCanceled = true;
    },
  });

  const response = await handle(post(stream, { 'content-length': '10' }));

  assert.deepEqual(await response.json(), { error: 'too_large' });
  assert.ok(isCanceled);
  assert.ok(sent <= limit + 4096, `read ${sent} bytes`);
});
