export type Attachment = {
  readonly filename: string;
  readonly content: string;
  readonly contentType: string;
};

/** Addresses hold no line break. */
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

/** Reasons are stored and logged, so they must not name a person. */
export type Outcome =
  | { readonly outcome: 'sent' }
  | {
      readonly outcome: 'later';
      readonly reason: string;
      /** Seconds; only after a refusal for too many emails. */
      readonly retryAfter?: number;
    }
  | { readonly outcome: 'never'; readonly reason: string }
  | { readonly outcome: 'drop'; readonly reason: string };

export type Sending = {
  readonly jobId: string;
  readonly round: number;
  readonly key: string;
};

/** Never rejects. */
export type Provider = { send(email: Email, sending: Sending): Promise<Outcome> };
