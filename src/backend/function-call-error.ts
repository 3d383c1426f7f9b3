type Details = {
  /** 0 when nothing came back. */
  readonly status: number;
  /** Seconds that the function asks us to wait, 0 when it does not. */
  readonly retryAfter: number;
  /** The data that came with the refusal, which may be personal: never for a log. */
  readonly answer: unknown;
};

/**
 * Why an edge function did not do what it was asked. `code` is the function's own word for it, or
 * ours: `offline`, `timeout`, `unreachable`, and `unknown` for an answer without a word.
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
