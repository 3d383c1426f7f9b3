import { localKeys } from '../../local/local-keys.ts';

export const faults = [
  'none',
  'request lost',
  'answer lost',
  'request hangs',
  'answer hangs',
  '500 before',
  '500 after',
  '503 page',
  '408',
  '429 for a second',
  'sign-in page',
] as const;

export type Fault = (typeof faults)[number];

type Send = (request: Request) => Promise<Response>;

/** `next` names the fault of each request. Time is virtual: a request that hangs hits its deadline at once. */
export function faultyFetch(rest: Send, address: string, next: () => Fault): typeof fetch {
  return async (input, init) => {
    const fault = next();
    const send = () => {
      const headers = new Headers(init?.headers);
      headers.set('apikey', localKeys.publishable);
      headers.set('cf-connecting-ip', address);
      const { method = 'GET', body = null } = init ?? {};
      return rest(new Request(String(input), { method, body, headers }));
    };
    if (/^(?:none|answer|500 after)/.test(fault)) {
      const answer = await send();
      if (fault === 'none') return answer;
    }
    return failure(fault);
  };
}

function failure(fault: Fault): Response {
  switch (fault) {
    case '500 before':
    case '500 after':
      return Response.json({ code: 'XX000', message: 'oops' }, { status: 500 });
    case '503 page':
      return new Response('<h1>503</h1>', { status: 503 });
    case '408':
      return new Response(null, { status: 408 });
    case '429 for a second':
      return Response.json({}, { status: 429, headers: { 'retry-after': '1' } });
    case 'sign-in page':
      return new Response('<h1>Sign in</h1>', { status: 200 });
    case 'request hangs':
    case 'answer hangs':
      throw new DOMException('The operation timed out.', 'TimeoutError');
    case 'none':
    case 'request lost':
    case 'answer lost':
      throw new TypeError('Failed to fetch');
  }
}
