export type Fact = {
  readonly label: string;
  readonly text: string;
  readonly detail?: string;
  readonly href?: string | undefined;
};

export type Link = { readonly label: string; readonly href: string };

export type Line = { readonly text: string; readonly link?: Link };

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
  readonly blocks: readonly Block[];
  readonly footer: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
};

export type Drop = { readonly drop: string };
