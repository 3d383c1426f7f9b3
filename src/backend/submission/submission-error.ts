export type SubmissionFailure =
  | 'offline'
  /** No usable response after all tries; it may have been stored. */
  | 'unreachable'
  /** Too many requests from this network. */
  | 'limited'
  /** Rejected by the backend; `constraint` names the rule if known. */
  | 'refused'
  /** A bug in our own code, before anything was sent. */
  | 'unexpected';

type Details = { code: string; status: number; tries: number; constraint?: string | undefined };

/** Holds nothing that the visitor typed, so it may be logged. */
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
