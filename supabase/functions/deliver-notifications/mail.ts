/** One mail, ready for a provider. Addresses hold no line break. */
export type Mail = {
  readonly from: string;
  readonly to: string;
  readonly replyTo: string | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

/** What became of one try, with a code for the table and the log that names nobody. */
export type Outcome =
  | { readonly outcome: 'sent' }
  | {
      readonly outcome: 'later';
      readonly reason: string;
      /** Seconds the provider asked for; only with its refusal for too many mails. */
      readonly retryAfter?: number;
    }
  | { readonly outcome: 'never'; readonly reason: string };

/** Whoever brings mails to people. Never rejects; the same key must never make a second mail. */
export type Provider = {
  send(mail: Mail, idempotencyKey: string): Promise<Outcome>;
};
