import { type Reply, refuse } from '../_shared/http/page-call.ts';
import type { SubmissionErrorCode } from '../_shared/http/submission-hints.ts';

/** Only with codes that the page has a hint for. */
export function refuseSubmission(
  status: number,
  error: SubmissionErrorCode,
  headers: Record<string, string> = {},
): Reply {
  return refuse(status, error, headers);
}
