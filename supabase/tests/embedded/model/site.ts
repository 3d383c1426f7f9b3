import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import { businessWith } from '../../../functions/_shared/business/business.ts';
import type { DaysAhead } from '../../../functions/_shared/visits/open-windows.ts';
import type { Added, OperatorDay } from '../../../functions/_shared/visits/operator-day.ts';
import type { VisitKey } from '../../../functions/_shared/visits/reference.ts';
import type { MessageStatus } from '../../../functions/_shared/visits/visit-actions.ts';
import {
  type OperatorVisit,
  type OwnerVisit,
  operatorKeyHeader,
} from '../../../functions/_shared/visits/visit-state.ts';
import { createHandler as createDelivery } from '../../../functions/deliver-notifications/handler.ts';
import { readSettings as readMailSettings } from '../../../functions/deliver-notifications/read-settings.ts';
import { createHandler as createMailEvents } from '../../../functions/mail-events/handler.ts';
import { sign } from '../../../functions/mail-events/signature.fixture.ts';
import {
  createHandler as createVisits,
  readSettings as readVisitSettings,
} from '../../../functions/visits/handler.ts';
import { localKeys } from '../../../local/local-keys.ts';
import { createRest } from '../../../local/rest/create-rest.ts';
import { newDatabase } from '../../setup/new-database.ts';
import { writtenTables } from '../../setup/sample-rows.ts';
import { createProvider } from './mail-provider.ts';

export const privateWords = 'Bites, muzzle';
export const operatorMailbox = 'boss@pets.example';
const operatorKey = 'a key that nobody guesses';
const webhookSecret = `whsec_${btoa('a secret of thirty-two bytes....')}`;
const url = 'http://database.invalid';
const mailEndpoint = 'http://provider.invalid/emails';

const environment: Record<string, string> = {
  SITE_ORIGIN: 'https://pets.example',
  SUPABASE_URL: url,
  SUPABASE_SECRET_KEYS: JSON.stringify({ default: localKeys.secret }),
  SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: localKeys.publishable }),
  VISIT_LINK_SECRET: 'a secret of at least 32 characters',
  OPERATOR_KEY: operatorKey,
  RESEND_API_KEY: 're_key',
  RESEND_ENDPOINT: mailEndpoint,
  OPERATOR_EMAIL: operatorMailbox,
  MAIL_FROM: 'requests@pets.example',
  BUSINESS_PHONE: '+13035550100',
  BUSINESS_EMAIL: 'hello@pets.example',
};
const env = (name: string) => environment[name];

export const business = businessWith({
  origin: environment['SITE_ORIGIN'],
  phone: environment['BUSINESS_PHONE'],
  email: environment['BUSINESS_EMAIL'],
});

// A sequence can reach it. The limit per mailbox stays at 3 a day.
const limits = `update private.settings set soft_limit = 2, hard_limit = 6, surge_limit = 12,
  requests_per_day = 15, visitor_mails_per_hour = 8, wrong_key_limit = 3`;

const wipe = [...writtenTables, 'private.caller_hits']
  .map((table) => `delete from ${table};`)
  .join(' ');
const hashes = writtenTables.map(
  (table) => `(select md5(string_agg(one::text, '' order by one::text)) from ${table} as one)`,
);
const unpause = 'update private.settings set mail_paused_until = null, claimed_at = now()';

type Answer = { status: number; error?: string };
type Key = Omit<VisitKey, 'audience'>;
type Press = { action: string; id?: string };
type VisitAnswer<State> = Answer & { visit?: State };

/** The embedded database asks `Date` for the time. */
export async function startSite() {
  const database = await newDatabase();
  await database.exec(limits);
  const rest = createRest({ database });
  const provider = createProvider(operatorMailbox);
  const send: typeof fetch = (input, init) =>
    String(input) === mailEndpoint
      ? provider.send(init)
      : rest(new Request(String(input), { ...init, signal: null }));

  const silent = { log: () => undefined, alarm: () => undefined };
  const sleep = () => Promise.resolve();
  // a sequence replaces `Date` later
  const now = () => Date.now();
  const createSite = () => createVisits(readVisitSettings(env), send);
  let [visits, questions] = [createSite(), 0];
  const delivery = createDelivery(readMailSettings(env), { ...silent, send, sleep, now });
  const project = { url, key: localKeys.secret };
  const settings = { project, secret: webhookSecret };
  const mailEvents = createMailEvents(settings, { ...silent, send, now });

  const pass = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);
  const post = (headers: Record<string, string>, body: object) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  async function ask<Found extends Answer>(body: object, headers: object): Promise<Found> {
    const sent = post({ apikey: localKeys.publishable, ...headers }, { id: randomUUID(), ...body });
    const response = await visits(new Request('http://visits.invalid', sent));
    return { ...(await response.json()), status: response.status };
  }
  const askWithKey = <Found extends Answer>(body: object, device: string) =>
    ask<Found>(
      { audience: 'operator', ...body },
      {
        'cf-connecting-ip': device === operatorKey ? '10.9.0.1' : '10.9.0.2',
        [operatorKeyHeader]: device,
      },
    );

  return {
    provider,
    query: async <Row>(statement: string, values: unknown[] = []) =>
      (await database.query<Row>(statement, values)).rows,
    /** Differs once anything but the counts of callers has changed. */
    async fingerprint(): Promise<string> {
      const { rows } = await database.query(`select array[${hashes.join()}]`);
      return JSON.stringify(rows);
    },
    async insert(
      rows: readonly object[],
      address: string,
      table: 'bookings' | 'contact_inquiries' = 'bookings',
    ): Promise<string> {
      // no two sendings have the same time
      pass(1 / 60_000);
      const from = { apikey: localKeys.publishable, 'cf-connecting-ip': address };
      const response = await rest(new Request(`${url}/rest/v1/${table}`, post(from, rows)));
      const text = await response.text();
      if (response.status === 201) return '';
      return /violates check constraint \\"(\w+)\\"/.exec(text)?.[1] ?? String(response.status);
    },
    async askAsOwner(key: Key, action: Press, address: string) {
      const from = { 'cf-connecting-ip': address };
      const answer = await ask<VisitAnswer<OwnerVisit>>(
        { ...key, audience: 'owner', ...action },
        from,
      );
      const text = JSON.stringify(answer);
      if (text.includes(privateWords)) throw new Error(`15: an owner was answered ${text}`);
      return answer;
    },
    endReturnEmails: (key: Key, address: string) =>
      ask<Answer>(
        { ...key, audience: 'stop', action: 'end_return_emails' },
        { 'cf-connecting-ip': address },
      ),
    askAsOperator: (key: Key, action: Press, device = operatorKey) =>
      askWithKey<VisitAnswer<OperatorVisit>>({ ...key, ...action }, device),
    askToAdd: (action: object, device = operatorKey) =>
      askWithKey<Answer & { added?: Added }>(action, device),
    askForDay: (device = operatorKey) =>
      askWithKey<Answer & { day?: OperatorDay }>({ action: 'day' }, device),
    askForBlock: (action: Press, device = operatorKey) => askWithKey(action, device),
    askAboutMessage: (id: string, status: MessageStatus, device = operatorKey) =>
      askWithKey({ action: 'message', id, status }, device),
    askForDaysAhead() {
      questions += 1;
      return ask<Answer & DaysAhead>(
        { audience: 'visitor', action: 'windows', minutes: 90, zipCode: '' },
        { 'cf-connecting-ip': `10.8.${questions >> 8}.${questions & 255}` },
      );
    },
    async deliver() {
      const headers = { apikey: localKeys.secret };
      const answer = await delivery(
        new Request('http://mails.invalid', { method: 'POST', headers }),
      );
      if (answer.status !== 200) throw new Error(`The delivery was answered ${answer.status}`);
    },
    async tell(
      event: { jobId: string; round: string; type: string; bounce?: object },
      isForged = false,
    ) {
      const tags = { job: event.jobId, round: event.round };
      const body = JSON.stringify({ type: event.type, data: { tags, bounce: event.bounce } });
      const headers = await sign(body, isForged ? `whsec_${btoa('guessed')}` : webhookSecret);
      const response = await mailEvents(
        new Request('http://events.invalid', { method: 'POST', headers, body }),
      );
      return response.status;
    },
    pass,
    async reset(number: number) {
      await database.exec(`${wipe} ${unpause}`);
      // no autovacuum here
      if (number % 25 === 0) await database.exec('vacuum');
      provider.reset();
      // without what it keeps for a minute
      visits = createSite();
    },
    stop: () => database.close(),
  };
}

export type Site = Awaited<ReturnType<typeof startSite>>;
