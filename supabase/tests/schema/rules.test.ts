import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { everyJob } from '../../functions/deliver-notifications/emails/every-job.fixture.ts';
import {
  mostCounted,
  mostLines,
} from '../../functions/deliver-notifications/emails/operator/waiting.ts';
import { newDatabase } from '../setup/new-database.ts';
import { business } from '@/content/business';
import { lateFee } from '@shared/business/promises';
import { limitMinutes } from '@shared/http/page-call';
import {
  answerWithin,
  askHours,
  freeCancelHours,
  lengthStep,
  linkDays,
  mostWishes,
  nudgeMinutes,
  phoneHours,
  reminderHours,
  takenHours,
  visitHours,
} from '@shared/time/hours';
import { mostDaysClosed } from '@shared/time/open-days';
import { daysBack } from '@shared/visits/operator-day';
import { referenceLetters } from '@shared/visits/reference';
import { visitChanges } from '@shared/visits/visit-actions';
import { visitRange } from '@shared/visits/visit-state';
import { type VisitStatus, isUndoneForADay } from '@shared/visits/visit-status';

const database = await newDatabase();
afterAll(() => database.close());

test('the rules of the database are those of the site', async () => {
  const ownRules = '{id,rebook_within,tomorrow_at,thanks_after}';
  const { rows } = await database.query<{ rules: object }>(
    `select to_jsonb(rules) - '${ownRules}'::text[] || jsonb_build_object('limit_window', limit_window) as rules
       from private.rules, private.settings`,
  );
  const hours = (count: number) => `${String(count).padStart(2, '0')}:00:00`;
  expect(rows[0]?.rules).toEqual({
    opens: hours(visitHours.opens),
    closes: hours(visitHours.closes),
    takes_from: hours(takenHours.opens),
    takes_until: hours(takenHours.closes),
    phone_opens: hours(phoneHours.opens),
    phone_closes: hours(phoneHours.closes),
    days_ahead: visitRange.mostDaysAhead,
    days_back: daysBack,
    most_days_closed: mostDaysClosed,
    length_step: lengthStep,
    fewest_minutes: visitRange.fewestMinutes,
    most_minutes: visitRange.mostMinutes,
    most_fee: visitRange.mostTravelFee,
    most_price: visitRange.mostPrice,
    free_before: hours(freeCancelHours),
    late_fee: lateFee,
    ask_before: hours(askHours),
    most_wishes: mostWishes,
    remind_before: hours(reminderHours),
    answer_within: hours(answerWithin.bookings),
    message_within: hours(answerWithin.contact_inquiries),
    nudge_before: `00:${nudgeMinutes}:00`,
    request_links: `${linkDays.request} days`,
    visit_links: `${linkDays.visit} days`,
    most_lines: mostLines,
    most_counted: mostCounted,
    reference_prefix: business.referencePrefix,
    reference_letters: referenceLetters,
    limit_window: `00:${limitMinutes}:00`,
  });
});

/** `spam` and `new`: no visit yet. */
const statuses = {
  requested: true,
  spam: true,
  new: true,
  confirmed: true,
  declined: true,
  canceled: true,
  done: true,
  no_show: true,
} satisfies Record<VisitStatus | 'spam' | 'new', true>;

test('the functions know every word for what can become of a visit', async () => {
  const { rows } = await database.query<{
    actor: string;
    action: string;
    statuses: string[];
    emails: string[];
    is_for_a_day: boolean | null;
  }>(
    `select actor, action, array[from_status, to_status] as statuses,
       array_remove(array['owner ' || owner_email, 'operator ' || operator_email], null) as emails,
       case when undo_for is not null then outlives_email end as is_for_a_day
     from private.transitions`,
  );
  const emails = everyJob.map(({ audience, kind }) => `${audience} ${kind}`);

  const { owner, operator } = visitChanges;
  const actions = [
    ...Object.keys(owner).map((action) => `owner ${action}`),
    ...[...Object.keys(operator), 'add', 'next'].map((action) => `operator ${action}`),
  ];
  expect(new Set(rows.map(({ actor, action }) => `${actor} ${action}`))).toEqual(new Set(actions));
  for (const row of rows) {
    expect(Object.keys(statuses)).toEqual(expect.arrayContaining(row.statuses));
    expect(emails).toEqual(expect.arrayContaining(row.emails));
    if (row.is_for_a_day !== null) expect(isUndoneForADay(row.action)).toBe(row.is_for_a_day);
  }
});

test('docs/loop.md lists every transition of the database', async () => {
  const { rows } = await database.query<{ line: string }>(
    `with told as (select actor, action, from_status,
         case to_status when from_status then 'stays' else to_status end as becomes,
         coalesce(owner_email, '') as owner, coalesce(operator_email, '') as operator,
         coalesce(case when outlives_email then '' else 'at most ' end
           || replace(undo_for::text, '00:10:00', '10 minutes'), 'never') as undo
       from private.transitions)
     select concat_ws('|', '', actor, action, string_agg(from_status, ', ' order by from_status),
       becomes, owner, operator, undo, '') as line
     from told group by actor, action, becomes, owner, operator, undo`,
  );
  const listed = readFileSync('docs/loop.md', 'utf8').match(/^\| (?:operator|owner) .*/gm) ?? [];
  const lines = listed.map((row) => row.replaceAll(/ *\| */g, '|'));
  expect(lines.toSorted()).toEqual(rows.map(({ line }) => line).toSorted());
});

async function findRefusal(call: string): Promise<unknown> {
  const { rows } = await database.query<{ refusal: unknown }>(`select ${call} as refusal`);
  return rows[0]?.refusal;
}

const { mostTravelFee, mostPrice } = visitRange;

test.each([
  [mostTravelFee, mostPrice, null],
  [mostTravelFee + 1, null, 'bad_fee'],
  [-1, null, 'bad_fee'],
])('a fee of $%d and a price of $%d: %s', async (fee, price, refusal) => {
  expect(await findRefusal(`private.money_refusal(${fee}, ${price})`)).toBe(refusal);
});
