type RestErrorExtras = {
  details?: string | null | undefined;
  hint?: string | null | undefined;
  headers?: Record<string, string>;
};

export class RestError extends Error {
  readonly status: number;
  readonly code: string;
  readonly extras: RestErrorExtras;

  constructor(status: number, code: string, message: string, extras: RestErrorExtras = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.extras = extras;
  }

  get body(): string {
    const { details = null, hint = null } = this.extras;
    return JSON.stringify({ code: this.code, details, hint, message: this.message });
  }
}

export function notSupportedLocally(what: string): RestError {
  return new RestError(501, 'LOCAL501', `The embedded backend does not do this: ${what}`);
}
