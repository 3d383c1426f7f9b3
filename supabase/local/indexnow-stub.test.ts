import { expect, onTestFinished, test } from 'vitest';
import { startIndexNowStub } from './indexnow-stub.ts';

async function setup(always?: string) {
  const stub = await startIndexNowStub(always);
  onTestFinished(stub.stop);
  const send = (body: string) => fetch(stub.endpoint, { method: 'POST', body });
  return { send, submit: (...urlList: string[]) => send(JSON.stringify({ ...site, urlList })) };
}

const site = { host: 'localhost:5173', key: 'abcd1234' };
const page = 'http://localhost:5173/faq';

test('still checks the key at the first submission, then knows it', async () => {
  const { submit } = await setup();

  expect((await submit('http://elsewhere.example/')).status).toBe(422);
  expect((await submit(page)).status).toBe(202);
  expect((await submit(page)).status).toBe(200);
});

test.each([
  ['a URL of another host', [page, 'http://elsewhere.example/'], 422],
  ['text that is no URL', ['faq'], 422],
  ['a URL marked for 403', [page, `${page}/indexnow-403`], 403],
  ['a URL marked for 422', [`${page}/indexnow-422`], 422],
  ['a URL marked for 429', [`${page}?indexnow-429`], 429],
] as const)('refuses %s', async (_name, urls, status) => {
  const { submit } = await setup();

  expect((await submit(...urls)).status).toBe(status);
});

test.each(['', '{', 'null', '{}', JSON.stringify({ ...site, urlList: [1] })])(
  'answers 400 to %j',
  async (body) => {
    const { send } = await setup();

    expect((await send(body)).status).toBe(400);
  },
);

test('says how long to wait when it has had enough', async () => {
  const { submit } = await setup('429');

  const response = await submit(page);

  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '30']);
});

test.each(['', 'no', '99', '6000'])('takes %j for no wish', async (always) => {
  const { submit } = await setup(always);

  expect((await submit(page)).status).toBe(202);
});
