/** A file of text that comes with a mail. */
export type Attachment = {
  readonly filename: string;
  readonly content: string;
  readonly contentType: string;
};

/** One mail, ready for a provider. Addresses hold no line break. */
export type Mail = {
  readonly from: string;
  readonly to: string;
  readonly replyTo: string | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly Attachment[];
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
  /** The provider does not take this mail. */
  | { readonly outcome: 'never'; readonly reason: string }
  /** Nobody needs this mail any more. */
  | { readonly outcome: 'drop'; readonly reason: string };

/** `key` is the same for all tries of one mail in one round; the provider must never make two of it. */
export type Parcel = {
  readonly mail: Mail;
  readonly jobId: string;
  readonly round: number;
  readonly key: string;
};

/** Whoever brings mails to people. Never rejects. */
export type Provider = { send(parcel: Parcel): Promise<Outcome> };
