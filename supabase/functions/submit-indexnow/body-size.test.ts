import assert from 'node:assert/strict';
import { post, setup, site, startIndexNow } from './loopback.fixture.ts';

const limit = 64 * 1024;

/** A valid body of exactly so many bytes; the list is short, the rest is white space. */
function bodyOf(bytes: number): string {
  return JSON.stringify({ urls: [`${site}/`] }).padEnd(bytes);
}

/** Sends in pieces of 1 kB, so without a content-length, and counts what is read of them. */
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
  Deno.test(`answers ${status} to ${bytes} bytes of announced length`, async () => {
    await using indexNow = startIndexNow();
    const { handle } = setup(indexNow);

    const response = await handle(post(bodyOf(bytes), { 'content-length': String(bytes) }));

    assert.equal(response.status, status);
    assert.equal(indexNow.seen.length, status === 200 ? 1 : 0);
  });

  Deno.test(`answers ${status} to ${bytes} bytes of unknown length`, async () => {
    await using indexNow = startIndexNow();
    const { handle } = setup(indexNow);

    const response = await handle(post(inPieces(bodyOf(bytes)).stream));

    assert.equal(response.status, status);
    assert.equal(indexNow.seen.length, status === 200 ? 1 : 0);
  });
}

Deno.test('refuses by the announced length alone, before reading', async () => {
  const { handle } = setup();
  const { stream, sent } = inPieces('');

  const response = await handle(post(stream, { 'content-length': '1000000' }));

  assert.deepEqual(await response.json(), { error: 'too_large' });
  assert.equal(sent.isCanceled, false);
});

Deno.test('stops reading at the limit, whatever length was announced', async () => {
  const { handle } = setup();
  const { stream, sent } = inPieces(bodyOf(10 * limit));

  const response = await handle(post(stream, { 'content-length': '10' }));

  assert.deepEqual(await response.json(), { error: 'too_large' });
  assert.ok(sent.isCanceled);
  assert.ok(sent.bytes <= limit + 4096, `read ${sent.bytes} bytes`);
});

Deno.test('reads characters that are cut in two by the pieces', async () => {
  await using indexNow = startIndexNow();
  const { handle } = setup(indexNow);
  const body = JSON.stringify({ urls: [`${site}/${'é'.repeat(1000)}`] });

  const response = await handle(post(inPieces(body).stream));

  assert.equal(response.status, 200);
  assert.match(JSON.stringify(indexNow.seen), new RegExp(`/(%C3%A9){1000}"`));
});
