import type { HeaderPicture } from '../../_shared/business/header-picture.ts';

export type Fact = {
  readonly label: string;
  readonly text: string;
  readonly detail?: string;
  readonly href?: string | undefined;
  /** Address of a square picture that stands in the label’s place. */
  readonly picture?: string;
};

export type Link = { readonly label: string; readonly href: string };

export type Line = { readonly text: string; readonly link?: Link };

/** Looks like the ticket of the site: a leaf of the calendar, the time, and below it what was agreed. */
export type Ticket = {
  readonly kind: 'ticket';
  readonly stamp: string;
  readonly tone: 'waiting' | 'good' | 'gone';
  readonly reference: string;
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** `around 9:15 AM` or `8-10 AM` */
  readonly time: string;
  readonly details: readonly string[];
  readonly facts: readonly Fact[];
};

export type Block =
  | Ticket
  | {
      readonly kind: 'text';
      readonly lead?: string;
      /** Leads where the button leads, so plain text does not write its address again. */
      readonly link?: Link | undefined;
      readonly text: string;
      readonly look?: 'quiet' | 'greeting' | 'signature';
    }
  | { readonly kind: 'heading'; readonly text: string }
  | {
      readonly kind: 'notice';
      readonly tone: 'calm' | 'attention';
      readonly title: string;
      readonly text: string;
    }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  /** A list that HTML leaves to the page it links to. Plain text has all of it. */
  | {
      readonly kind: 'folded';
      readonly lead: string;
      readonly items: readonly string[];
      readonly link: Link | undefined;
      readonly text: string;
    }
  | { readonly kind: 'lines'; readonly lines: readonly Line[] }
  | { readonly kind: 'links'; readonly links: readonly Link[] }
  | { readonly kind: 'action'; readonly link: Link };

export function actionBlocks(label: string, href: string | undefined): Block[] {
  return href === undefined ? [] : [{ kind: 'action', link: { label, href } }];
}

export type EmailContent = {
  readonly subject: string;
  readonly preview: string;
  readonly title: string;
  /** Emails to the operator have none, because they are a tool. */
  readonly picture?: HeaderPicture;
  readonly blocks: readonly Block[];
  readonly footer: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
};

export type Drop = { readonly drop: string };
