type Details = {
  /** HTTP status; 0 without a response. */
  readonly status: number;
  /** Seconds; 0 if not given. */
  readonly retryAfter: number;
  /** Response body. May be personal: never log it. */
  readonly answer: unknown;
};

/**
 * `code` comes from the function, or is one of ours: `offline`, `timeout`, `unreachable`, `unknown`
 * (a response without a code).
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
