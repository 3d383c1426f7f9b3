/** One line of the report: what was looked at, and the command or step that mends it. */
export type Finding = {
  readonly state: 'stands' | 'missing' | 'not seen';
  readonly what: string;
  readonly mend?: string;
};

export type Patient = {
  readonly site: string;
  /** The project and its publishable key, as the site is built with; '' where they are not known. */
  readonly project: string;
  readonly publishableKey: string;
  /** For what only the project itself can tell; '' where it was not handed over. */
  readonly secretKey: string;
  /** The public key of IndexNow; '' without one. */
  readonly indexNowKey: string;
  /** The domain that mails are sent from. */
  readonly mailDomain: string;
  /** Files with records that came with the site. */
  readonly demonstrationFiles: readonly string[];
};

/** What the doctor asks with, so that tests can answer. */
export type Instruments = {
  readonly send: typeof fetch;
  /** The TXT records of a name; rejects with a `code` as `node:dns` does. */
  readonly texts: (name: string) => Promise<readonly string[]>;
};

export const cli = 'npx supabase@3.1.0';

export function stands(what: string): Finding {
  return { state: 'stands', what };
}

export function missing(what: string, mend: string): Finding {
  return { state: 'missing', what, mend };
}

export function notSeen(what: string, mend: string): Finding {
  return { state: 'not seen', what, mend };
}

/** An answer, read whole; `undefined` when none came within 10 s. */
export async function ask(
  { send }: Pick<Instruments, 'send'>,
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

/** The code in an answer of the database or of a function; '' without one. */
export function codeIn(text: string): string {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== 'object' || body === null) return '';
    const code = 'code' in body ? body.code : 'error' in body ? body.error : '';
    return typeof code === 'string' && /^\w{1,40}$/.test(code) ? code : '';
  } catch {
    return '';
  }
}
