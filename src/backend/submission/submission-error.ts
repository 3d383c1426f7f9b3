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

export const refusedWords = 'This doesn’t look right. Please check it.';

/** For `bookings`, constraint `bookings_zip_code_length` is about `zip_code`. */
export function refusedColumn(table: string, constraint: string | undefined): string | undefined {
  return new RegExp(`^${table}_(.+)_[a-z]+$`).exec(constraint ?? '')?.[1];
}
