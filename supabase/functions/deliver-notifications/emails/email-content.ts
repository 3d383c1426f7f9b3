/** One line of a table: `href` makes the text a link, `detail` stands below it. */
export type Fact = {
  readonly label: string;
  readonly text: string;
  readonly detail?: string;
  readonly href?: string | undefined;
};

/** A button of a mail; `href` opens a page, a call, a text message or a mail. */
export type Link = { readonly label: string; readonly href: string };

/** A part of a mail, in words alone: plain text and HTML each draw every kind. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | {
      readonly kind: 'notice';
      readonly tone: 'calm' | 'attention';
      readonly title: string;
      readonly text: string;
    }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'links'; readonly links: readonly Link[] }
  /** The one thing to do, as a large button. */
  | { readonly kind: 'action'; readonly link: Link };

export function actionBlocks(label: string, href: string | undefined): Block[] {
  return href === undefined ? [] : [{ kind: 'action', link: { label, href } }];
}

export type EmailContent = {
  readonly subject: string;
  /** The line a phone shows below the subject. */
  readonly preview: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  readonly footer: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
};

export type Drop = { readonly drop: string };
