import { addDays, denverDay } from '../../_shared/time/denver-time.ts';
import { isOpenDay } from '../../_shared/time/open-days.ts';
import { endReasons } from '../../_shared/visits/end-reasons.ts';
import type { OutboxJob } from '../outbox/outbox-job.ts';
import {
  biscuit,
  bookingJob,
  bookingLine,
  canceled,
  canceledWithoutTime,
  confirmJob,
  confirmed,
  digestJob,
  inquiryJob,
  mo,
  nudgeJob,
  operatorVisitJob,
  ownerVisitJob,
  tomorrowJob,
  withoutTime,
} from './sample-job.fixture.ts';

const wish = { day: '2026-12-01', window: '2-4 PM', words: 'After school' };
const marked = { ...biscuit, review_reasons: ['unknown_caller'] };
const updated = {
  action: 'use_details',
  minutes: 180,
  price: null,
  before: [biscuit, mo].map((pet) => ({ ...pet, address: '9 Elm St' })),
} as const;
const busy_days = {
  closed_days: [],
  days: [10, 11, 12]
    .map((ahead) => addDays(denverDay(new Date()), ahead))
    .filter((day) => isOpenDay(day))
    .map((day) => ({
      day,
      longest: [],
      busy: [{ from: '15:30', until: '18:00', zip_code: '80206' }],
    })),
};
const aboutVisit = ['confirmed', 'next', 'moved', 'reminder'] as const;

export const everyJob: readonly OutboxJob[] = [
  bookingJob('owner', biscuit),
  bookingJob('owner', marked),
  bookingJob('operator', marked),
  { ...bookingJob('operator', biscuit), is_repeat: true },
  { ...bookingJob('operator', biscuit), after_answer: true },
  inquiryJob('owner'),
  inquiryJob('operator'),
  confirmJob(),
  digestJob({ suspects: 7, signups: 2, stopped_at: '2026-11-21T04:14:00Z' }),
  digestJob({ requests: [{ ...bookingLine, reasons: ['surge'] }] }),
  tomorrowJob(),
  ...aboutVisit.map((kind) => ownerVisitJob(kind, confirmed)),
  ownerVisitJob('return', { ...confirmed, status: 'done', charged: 285 }),
  ownerVisitJob('updated', { ...confirmed, updated }),
  ownerVisitJob('thanks', { ...confirmed, status: 'done', charged: 285 }),
  { ...ownerVisitJob('time_kept', confirmed), wish },
  ownerVisitJob('no_show', { ...confirmed, status: 'no_show', fee: 25 }),
  {
    ...ownerVisitJob('declined', {
      ...withoutTime,
      reason: 'fully_booked',
      note: endReasons.decline.fully_booked.words,
    }),
    busy_days,
  },
  ownerVisitJob('links', confirmed),
  ownerVisitJob('canceled', canceled),
  ownerVisitJob('canceled', { ...canceled, was_late: true }),
  ownerVisitJob('canceled', {
    ...canceled,
    canceled_by: 'operator',
    reason: 'illness',
    note: endReasons.cancel.illness.words,
  }),
  ownerVisitJob('canceled', canceledWithoutTime),
  operatorVisitJob('canceled', canceledWithoutTime),
  operatorVisitJob('canceled', canceled),
  operatorVisitJob('canceled', { ...canceled, was_late: true }),
  { ...operatorVisitJob('asked', confirmed), wish },
  nudgeJob(bookingLine),
  nudgeJob(bookingLine, { ...bookingLine, reference: 'AG-PPPPPP' }),
  operatorVisitJob('links', null),
];
