type Details = {
  /** HTTP status; 0 when nothing came back. */
  readonly status: number;
  /** Seconds to wait before the next try; 0 when not given. */
  readonly retryAfter: number;
  /** Body of the refusal. May be personal: never log it. */
  readonly answer: unknown;
};

/**
 * Why an edge function did not do what it was asked. `code` is the function's own or one of ours:
 * `offline`, `timeout`, `unreachable`, `unknown` (an answer without a code).
 */
export class FunctionCallError extends Error {
  override readonly name = 'FunctionCallError';
  readonly details: Details;

  constructor(
    readonly code: string,
    details: Partial<Details> = {},
  ) {
    const { status = 0, retryAfter = 0, answer } = details;
    super(`${code} (status ${status})`);
    this.details = { status, retryAfter, answer };
  }
}
