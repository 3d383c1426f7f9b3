/** Why rows could not be stored, as far as a visitor can do something about it. */
export type SubmissionFailure =
  /** The browser knows that it has no network. */
  | 'offline'
  /** No usable answer after all tries. It may have been stored all the same. */
  | 'unreachable'
  /** Too many requests from this network; `retryAfter` seconds to wait. */
  | 'limited'
  /** The backend will not take it as it is; `constraint` names the rule when there is one. */
  | 'refused'
  /** A fault in our own code, before anything was sent. */
  | 'unexpected';

type Details = { code: string; status: number; tries: number; constraint?: string | undefined };

/** Why rows could not be stored. Holds nothing that the visitor typed, so that it may be logged. */
export class SubmissionError extends Error {
  override readonly name = 'SubmissionError';

  constructor(
    readonly failure: SubmissionFailure,
    readonly details: Details,
  ) {
    const { code, status, tries } = details;
    super(`${failure} (code ${code}, status ${status}, tries ${tries})`);
  }
}
