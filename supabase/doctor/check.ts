export type Finding = {
  readonly state: 'ok' | 'missing' | 'not seen';
  readonly what: string;
  readonly fix?: string;
};

export type Check = {
  readonly ask: Ask;
  /** Every answer must match. */
  readonly expect: RegExp;
  /** A sentence that is true when all answers match. */
  readonly words: string;
  /** The report shows the first fix whose key begins the answer. */
  readonly fix: string | Readonly<Record<string, string>>;
  /** Answers that leave open whether it is true. */
  readonly unseen?: RegExp;
  /** The report shows this part of a wrong answer of status 200. */
  readonly reason?: RegExp;
  /** If it is not ok, the rows below say nothing and are left out. */
  readonly isNeeded?: true;
};

type Answer = {
  readonly asked: string;
  /** Begins like `returns 401 42501`, with the code of an error; then come address, headers and body, each on its lines. */
  readonly text: string;
};

export type Ask = (network: Network) => Promise<readonly Answer[]>;

export type Network = {
  readonly send: typeof fetch;
  /** Rejects with a `code` like `node:dns`. */
  readonly records: (name: string, kind: 'TXT' | 'MX') => Promise<readonly string[]>;
};

export type Deployment = {
  readonly site: string;
  /** '' when unknown, like all texts here. Project and publishable key are those the site is built with. */
  readonly project: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  readonly indexNowKey: string;
  readonly mailDomain: string;
  readonly demonstrationFiles: readonly string[];
};

export const cli = 'npx supabase@3.1.0';
export const silence = 'does not respond';

/** Examines the rows in order and asks each question only once. */
export async function lookAt(
  rows: readonly (Check | Finding)[],
  network: Network,
): Promise<Finding[]> {
  const heard = new Map<Ask, readonly Answer[]>();
  const found: Finding[] = [];
  for (const row of rows) {
    if ('state' in row) {
      found.push(row);
      continue;
    }
    const answers = heard.get(row.ask) ?? (await row.ask(network));
    heard.set(row.ask, answers);
    const finding = judge(row, answers);
    found.push(finding);
    if (row.isNeeded && finding.state !== 'ok') break;
  }
  return found;
}

function judge(row: Check, answers: readonly Answer[]): Finding {
  const { expect, words, fix, unseen, reason } = row;
  const wrong = answers.find(({ text }) => unseen?.test(text) || !expect.test(text));
  if (!wrong) return { state: 'ok', what: words };
  const { asked, text } = wrong;
  const [said = ''] = text.split('\n');
  const shown = said === 'returns 200' ? reason?.exec(text)?.[1] : `${asked} ${said}`;
  const fixes = typeof fix === 'string' ? { '': fix } : fix;
  return {
    state: unseen?.test(text) ? 'not seen' : 'missing',
    what: [words, shown].filter(Boolean).join(': '),
    fix: Object.entries(fixes).find(([beginning]) => said.startsWith(beginning))?.[1] ?? '',
  };
}

/** The answer is known without asking. */
export function compare(isRight: boolean, what: string, fix: string): Finding {
  return isRight ? { state: 'ok', what } : { state: 'missing', what, fix };
}

export function request(address: string, init: RequestInit = {}): Ask {
  return async (network) => [await send(network, address, init)];
}

export function get(...addresses: readonly string[]): Ask {
  return async (network) => {
    const answers: Answer[] = [];
    for (const address of addresses) answers.push(await send(network, address));
    return answers;
  };
}

/** All that the file at an address names, `before` before each name. */
export function getNamed(address: string, pattern: RegExp, before = ''): Ask {
  return async (network) => {
    const [file] = await get(address)(network);
    const named = Array.from(file?.text.matchAll(pattern) ?? [], ([, name]) => `${before}${name}`);
    if (named.length > 0) return get(...new Set(named))(network);
    return [{ asked: address, text: 'names nothing' }];
  };
}

export function post(address: string, apikey: string, body: object, headers = {}): Ask {
  const sent = { apikey, 'content-type': 'application/json', ...headers };
  return request(address, { method: 'POST', headers: sent, body: JSON.stringify(body) });
}

/** Answers like a web page: 404 when there is no such name or record. */
export function lookUp(name: string, kind: 'TXT' | 'MX'): Ask {
  return async ({ records }) => {
    const found = await records(name, kind).catch((error: unknown) => {
      const code = error instanceof Error && 'code' in error ? error.code : '';
      return code === 'ENOTFOUND' || code === 'ENODATA' ? [] : [silence];
    });
    const said = found.length > 0 ? 'returns 200' : 'returns 404';
    return [{ asked: name, text: found[0] === silence ? silence : [said, ...found].join('\n') }];
  };
}

export function exactly(text: string): string {
  return text.replace(/\W/g, '\\$&');
}

async function send({ send: fetch }: Network, asked: string, init: RequestInit = {}) {
  try {
    const answer = await fetch(asked, { ...init, signal: AbortSignal.timeout(10_000) });
    const body = await answer.text();
    const [, code] = /^\{.*?"(?:code|error)":\s*"(\w{1,40})"/.exec(body) ?? [];
    const said = ['returns', answer.status, code].filter(Boolean).join(' ');
    const headers = [...answer.headers].map(([name, value]) => `${name}: ${value}`);
    return { asked, text: [said, `url: ${answer.url}`, ...headers, '', body].join('\n') };
  } catch {
    return { asked, text: silence };
  }
}
