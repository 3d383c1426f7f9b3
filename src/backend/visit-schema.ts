import * as z from 'zod/mini';
import type { Visit } from '@shared/visit-state';

const denverTime = { day: z.string(), time: z.string() };

const pet = z.object({
  name: z.string(),
  type: z.string(),
  breed: z.nullable(z.string()),
  weight: z.nullable(z.string()),
  size: z.nullable(z.string()),
  service: z.string(),
  addOns: z.array(z.string()),
});

const state = {
  reference: z.string(),
  status: z.enum(['requested', 'confirmed', 'declined', 'canceled', 'done']),
  revision: z.number(),
  starts: z.nullable(z.object(denverTime)),
  minutes: z.nullable(z.number()),
  note: z.string(),
  canceledBy: z.nullable(z.enum(['owner', 'operator'])),
  wasLate: z.boolean(),
  answeredAt: z.nullable(z.string()),
  changedAt: z.nullable(z.string()),
  wanted: z.object({
    day: z.string(),
    window: z.string(),
    repeatWeeks: z.nullable(z.number()),
  }),
  pets: z.array(pet),
  estimate: z.number(),
  address: z.string(),
};

const ownerVisit = z.object({ ...state, audience: z.literal('owner'), isLate: z.boolean() });

const operatorVisit = z.object({
  ...state,
  audience: z.literal('operator'),
  owner: z.object({ name: z.string(), phone: z.string(), email: z.string() }),
  zipCode: z.string(),
  notes: z.string(),
  sentAt: z.string(),
  reviewReasons: z.array(z.string()),
  booked: z.array(
    z.object({
      ...denverTime,
      reference: z.string(),
      minutes: z.number(),
      zipCode: z.string(),
    }),
  ),
});

const answer = z.object({
  visit: z.discriminatedUnion('audience', [ownerVisit, operatorVisit]),
});

/** The visit in an answer of the function `visits`; undefined where it holds none. */
export function visitIn(body: unknown): Visit | undefined {
  return answer.safeParse(body).data?.visit;
}
