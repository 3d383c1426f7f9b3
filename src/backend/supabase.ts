import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@shared/database.types';

/** Whether the page's own origin serves the data too, as it does without a hosted project. */
const isEmbedded = !import.meta.env.VITE_SUPABASE_URL;

let client: Promise<SupabaseClient<Database>> | undefined;
let retryAfter: string | null = null;

/** The client of the hosted backend; its 42 kB are only downloaded when a form is first touched. */
export function supabase(): Promise<SupabaseClient<Database>> {
  client ??= connect().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

/** Loads the client ahead of a press. When it cannot load now, sending tries again. */
export function preloadSupabase(): void {
  supabase().catch(() => undefined);
}

/** Seconds that the last answer asked us to wait; 0 when it did not say. */
export function lastRetryAfter(): number {
  return Number(retryAfter) || 0;
}

async function connect() {
  const { createClient } = await import('@supabase/supabase-js');
  const { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: anonKey } = import.meta.env;
  return createClient<Database>(isEmbedded ? window.location.origin : url, anonKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: fetchToTheEnd },
  });
}

/** A request that outlives its tab. Keeps the one header that the client library drops. */
async function fetchToTheEnd(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const answer = await fetch(input, { ...init, keepalive: true });
  retryAfter = answer.headers.get('retry-after');
  return answer;
}
