import {
  type Rebooking,
  toRebooking,
  toUnreadRebooking,
} from '../../_shared/visits/request-details.ts';
import { isAnswered } from './to-visit.ts';
import type { VisitRecord } from './visit-record.ts';

/** What a new request begins with once this one is over. */
export function findRebooking(record: VisitRecord): Rebooking | undefined {
  const { request, visit } = record;
  const [first] = request;
  if (!first || !visit || visit.status === 'confirmed') return undefined;
  return isAnswered(record) ? toRebooking(request, first) : toUnreadRebooking(request, first);
}
