import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type Page, type Route, expect } from 'playwright/test';
import { denverDay } from '../../../supabase/functions/_shared/time/denver-time';
import { isOpenDay } from '../../../supabase/functions/_shared/time/open-days';
import type { OperatorDay } from '../../../supabase/functions/_shared/visits/operator-day';
import { localKeys } from '../../../supabase/local/local-keys';
import { toMailbox } from '../forms/booking-form';
import { randomNetwork } from '../forms/request-row';
import { newOpenDay, nextDay } from './open-days';
import { storeRequest } from './visit-mails';
import { setPageTime, visitCalls } from './visit-pages';

export const region = (page: Page, name: RegExp) => page.getByRole('region', { name });

/** Lists only those of the test's visitor, since the calendar is shared. */
export const rows = (page: Page, name: RegExp, visitor: string) =>
  region(page, name).getByRole('article').filter({ hasText: visitor });

/** Tests share one calendar, so the day and the next one must be open and free. */
async function findFreeDay(request: APIRequestContext): Promise<string> {
  const answer = await request.post('/rest/v1/rpc/list_leads', {
    headers: { apikey: localKeys.secret },
    data: {},
  });
  const leads: { starts_at: string | null }[] = await answer.json();
  const bookedDays = leads.flatMap(({ starts_at }) =>
    starts_at ? [denverDay(new Date(starts_at))] : [],
  );
  for (;;) {
    const day = newOpenDay();
    if (!isOpenDay(nextDay(day))) continue;
    if (!bookedDays.includes(day) && !bookedDays.includes(nextDay(day))) return day;
  }
}

type Press = {
  reference: string;
  revision: number;
  action: string;
  [term: string]: unknown;
};

export async function answerRequest(
  request: APIRequestContext,
  { reference, revision, action, ...terms }: Press,
) {
  const press = { id: randomUUID(), actor: 'operator', action, revision, request_version: 1 };
  const answer = await request.post('/rest/v1/rpc/change_visit', {
    headers: { apikey: localKeys.secret },
    data: { reference, ...press, terms },
    // the server may be closing an idle connection
    maxRetries: 1,
  });
  expect(await answer.json()).toMatchObject({ outcome: 'done' });
}

const ownPets: readonly string[] = ['Waffles', 'Otto'];

type Stop = { petName: string; time: string; zipCode?: string; day: string; price?: number };

export async function storeVisit(request: APIRequestContext, visitor: string, stop: Stop) {
  const { day, time, price, ...sending } = stop;
  const reference = await storeRequest(request, visitor, sending);
  const start = { day, local_time: time, minutes: 60, price };
  await answerRequest(request, { reference, revision: 0, action: 'confirm', ...start });
  return reference;
}

/** Leaves out what other tests stored, dozens of rows, from the first answer. */
export function showOwnDay(page: Page, visitor: string) {
  const showOwn = async (route: Route) => {
    const response = await route.fetch();
    const { day }: { day: OperatorDay } = await response.json();
    const waiting = day.waiting.filter(({ pets: [pet] }) => ownPets.includes(pet?.name ?? ''));
    const visits = day.visits.filter(({ owner }) => owner.name === visitor);
    const messages = day.messages.filter(({ name }) => name.includes(visitor));
    await route.fulfill({ response, json: { day: { ...day, waiting, visits, messages } } });
  };
  return page.route(visitCalls, showOwn, { times: 1 });
}

export async function storeMessage(request: APIRequestContext, visitor: string) {
  const answer = await request.post('/rest/v1/contact_inquiries', {
    headers: { apikey: localKeys.publishable, 'cf-connecting-ip': randomNetwork() },
    data: {
      id: randomUUID(),
      first_name: visitor,
      last_name: 'Example',
      email: toMailbox(visitor),
      phone: '(303) 555-0177',
      message: 'Do you also groom a rabbit? '.repeat(6),
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

/** Stores two requests, four visits that day and two on the next, and returns the references of the four. */
export async function startDay(page: Page, request: APIRequestContext, visitor: string) {
  const day = await findFreeDay(request);
  const [near = '', far = ''] = ownPets;
  await storeRequest(request, visitor, { petName: near });
  await storeRequest(request, visitor, { petName: far, zipCode: '80401' });
  const references: string[] = [];
  for (const stop of [
    { petName: 'Noon', time: '12:00' },
    { petName: 'Early', time: '08:00', price: 145 },
    { petName: 'Far', time: '09:30', zipCode: '80401' },
    { petName: 'Late', time: '15:00' },
  ]) {
    references.push(await storeVisit(request, visitor, { ...stop, day }));
  }
  for (const [petName, time] of [
    ['Morrow', '10:00'],
    ['Eve', '14:00'],
  ] as const) {
    await storeVisit(request, visitor, { petName, time, day: nextDay(day) });
  }
  await setPageTime(page, `${day}T16:30:00Z`);
  await page.goto('/operator');
  await expect(page.getByRole('heading', { name: /^To answer/ })).toBeVisible();
  return references;
}
