/** These belong to one connection, or become wrong when `fetch` unpacks a body. */
const hopHeaders = [
  'accept-encoding',
  'connection',
  'content-encoding',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
];

export async function forwardRequest(request: Request, url: string): Promise<Response> {
  const { body, headers, status } = await fetch(url, {
    method: request.method,
    headers: withoutHopHeaders(request.headers),
    body: request.body ? await request.arrayBuffer() : null,
    redirect: 'manual',
  });
  return new Response(body, { status, headers: withoutHopHeaders(headers) });
}

function withoutHopHeaders(headers: Headers): Headers {
  const rest = new Headers(headers);
  for (const name of hopHeaders) rest.delete(name);
  return rest;
}
