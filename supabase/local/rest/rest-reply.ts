const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers':
    'authorization, x-client-info, apikey, content-type, prefer, accept-profile, content-profile, x-retry-count',
  'access-control-expose-headers': 'retry-after',
  'access-control-max-age': '3600',
};
export function reply(
  status: number,
  body: string | null = null,
  headers: Record<string, string> = {},
): Response {
  const type = body === null ? {} : { 'content-type': 'application/json; charset=utf-8' };
  return new Response(body, { status, headers: { ...corsHeaders, ...type, ...headers } });
}

/** The gateway in front of the REST API sends no error codes. */
export function gatewayReply(status: number, message: string, hint?: string): Response {
  return reply(status, JSON.stringify({ message, hint }));
}
