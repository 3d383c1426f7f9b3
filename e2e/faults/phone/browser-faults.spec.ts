import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../../support/fixtures';
import { confirmation, fillBooking, submitButton } from '../../support/forms/booking-form';
import { bookings, breakTries, failure, failureLines } from '../../support/request-faults';

test.beforeEach(({ expectedInConsole }) => {
  expectedInConsole.push(...failureLines);
});

test('the form says at once that it is offline, and sends the request once online again', async ({
  page,
  context,
  visitor,
  storedBookings,
}) => {
  await fillBooking(page, visitor);
  const tries = await breakTries(page);
  await context.setOffline(true);
  await submitButton(page).click();
  await expect(failure(page)).toContainText('saved on this page');
  // one try anyway, because browsers sometimes report offline wrongly
  expect(tries()).toBe(1);
  await expect(page.getByLabel('Full name')).toHaveValue(visitor);

  await context.setOffline(false);
  await expect(failure(page)).toContainText('You’re back online.');
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(confirmation(page)).toBeVisible();
  expect(await storedBookings()).toHaveLength(1);
});

test('a tab that closes after the tap still sends the request over a slow line', async ({
  page,
  baseURL,
  visitor,
  storedBookings,
}) => {
  const line = await openSlowLine(baseURL ?? '');
  await fillBooking(page, visitor, `${line.url}/booking`);
  const request = page.waitForRequest(bookings);
  await submitButton(page).click();
  await request;
  await page.close();
  await expect.poll(async () => (await storedBookings()).length).toBe(1);
  line.close();
});

const delay = 1500;
const connectionHeaders = ['host', 'connection', 'content-length', 'accept-encoding'];

/** Delays requests to the backend, and drops those whose visitor leaves first. */
async function openSlowLine(site: string) {
  const server = createServer((request, response) => {
    void relay(site, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port }: AddressInfo = toAddress(server.address());
  return {
    url: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function relay(site: string, request: IncomingMessage, response: ServerResponse) {
  const { url = '/', method = 'GET', headers } = request;
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  if (url.startsWith('/rest/')) {
    await new Promise((resolve) => setTimeout(resolve, delay));
    if (response.destroyed) return;
  }
  const ownHeaders = Object.entries(headers).filter(([name]) => !connectionHeaders.includes(name));
  const answer = await fetch(site + url, {
    method,
    headers: ownHeaders.map(([name, value]): [string, string] => [name, String(value)]),
    body: method === 'POST' ? Buffer.concat(chunks) : null,
  });
  response.writeHead(answer.status, {
    'content-type': answer.headers.get('content-type') ?? 'text/plain',
  });
  response.end(Buffer.from(await answer.arrayBuffer()));
}

function toAddress(address: AddressInfo | string | null): AddressInfo {
  if (!address || typeof address === 'string') throw new Error('The slow line has no port');
  return address;
}
