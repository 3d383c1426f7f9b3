import { answerHeaders } from '../_shared/page-call.ts';
import type { SubmissionErrorCode } from '../_shared/submission-hints.ts';

export function refuse(status: number, error: SubmissionErrorCode, headers = {}): Response {
  return Response.json({ error }, { status, headers });
}

export function withCorsHeaders(response: Response, origin: string | undefined): Response {
  for (const [name, value] of Object.entries(answerHeaders(origin))) {
    response.headers.set(name, value);
  }
  return response;
}
