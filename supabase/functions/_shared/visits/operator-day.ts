import type { z } from 'zod';
import type { ReadOnly } from './request-details.ts';
import type { Camel } from './to-camel.ts';
import type { toBlockedVisit, toOperatorDay } from './to-day.ts';
import type { toListedVisit } from './to-listed.ts';
import type { earnedRecord } from './visit-record.ts';

export type OperatorDay = ReadOnly<ReturnType<typeof toOperatorDay>>;
type Waiting = OperatorDay['waiting'][number];
export type WaitingRequest = Extract<Waiting, { kind: 'request' }>;
export type WaitingWish = Extract<Waiting, { kind: 'wish' }>;
export type WaitingMessage = OperatorDay['messages'][number];
export type PromisedCall = OperatorDay['calls'][number];
export type DayVisit = OperatorDay['visits'][number];
export type MailTrouble = OperatorDay['trouble'];

export type ListedVisit = ReadOnly<NonNullable<ReturnType<typeof toListedVisit>>>;
export type BlockedVisit = ReadOnly<NonNullable<ReturnType<typeof toBlockedVisit>>>;

/** What came in on some days, in USD. */
export type Earned = Camel<z.output<typeof earnedRecord>>;

/** How many times the usual number of entries a page of the day may ask for. */
export const mostDayPages = 10;
