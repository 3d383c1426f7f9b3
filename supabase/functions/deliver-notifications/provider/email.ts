export type Attachment = {
  readonly filename: string;
  readonly content: string;
  readonly contentType: string;
};

/** One mail, ready for a provider. Addresses hold no line break. */
export type Email = {
  readonly from: string;
  readonly to: string;
  readonly replyTo: string | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly Attachment[];
  readonly headers: Readonly<Record<string, string>>;
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
  | { readonly outcome: 'never'; readonly reason: string }
  /** Nobody needs this mail any more. */
  | { readonly outcome: 'drop'; readonly reason: string };

/** What a provider must know to make one email of all tries, and to name its job in what it tells later. */
export type Sending = {
  readonly jobId: string;
  readonly round: number;
  /** The same for all tries of one email in one round. */
  readonly key: string;
};

/** Whoever brings emails to people. Never rejects. */
export type Provider = { send(email: Email, sending: Sending): Promise<Outcome> };
