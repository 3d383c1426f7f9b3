export type Finding = {
  readonly state: 'ok' | 'missing' | 'not seen';
  readonly what: string;
  readonly fix?: string;
};

export type Deployment = {
  readonly site: string;
  /** '' when unknown, like all texts here. Project and publishable key are those the site is built with. */
  readonly project: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  readonly indexNowKey: string;
  readonly mailDomain: string;
  /** Records that came with the site. */
  readonly demonstrationFiles: readonly string[];
};

export type Network = {
  readonly send: typeof fetch;
  /** TXT records of a name; rejects with a `code` like `node:dns`. */
  readonly texts: (name: string) => Promise<readonly string[]>;
};

export const cli = 'npx supabase@3.1.0';

export function ok(what: string): Finding {
  return { state: 'ok', what };
}

export function missing(what: string, fix: string): Finding {
  return { state: 'missing', what, fix };
}

export function notSeen(what: string, fix: string): Finding {
  return { state: 'not seen', what, fix };
}

/** `undefined` when no answer came within 10 s. */
export async function ask(
  { send }: Pick<Network, 'send'>,
  url: string,
  init: RequestInit = {},
): Promise<{ status: number; headers: Headers; text: string; url: string } | undefined> {
  try {
    const answer = await send(url, { ...init, signal: AbortSignal.timeout(10_000) });
    const { status, headers } = answer;
    return { status, headers, text: await answer.text(), url: answer.url };
  } catch {
    return undefined;
  }
}

export function findCode(text: string): string {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== 'object' || body === null) return '';
    const code = 'code' in body ? body.code : 'error' in body ? body.error : '';
    return typeof code === 'string' && /^\w{1,40}$/.test(code) ? code : '';
  } catch {
    return '';
  }
}
