import type { SupabaseClient } from '@supabase/supabase-js';
import { project } from './project';
import type { Database } from '@shared/database.types';

let client: Promise<SupabaseClient<Database>> | undefined;
let retryAfter: string | null = null;

/** The client's 42 kB are only downloaded when a form is first touched. */
export function supabase(): Promise<SupabaseClient<Database>> {
  client ??= connect().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

export function preloadSupabase(): void {
  supabase().catch(() => undefined);
}

/** Seconds, from Retry-After of the last response; 0 means absent. */
export function lastRetryAfter(): number {
  return Number(retryAfter) || 0;
}

async function connect() {
  const { createClient } = await import('@supabase/supabase-js');
  const { url, key } = project();
  return createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: fetchKeepalive },
  });
}

/** Lets a request outlive its tab, and keeps the one header that the client library drops. */
async function fetchKeepalive(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const answer = await fetch(input, { ...init, keepalive: true });
  retryAfter = answer.headers.get('retry-after');
  return answer;
}

/** Rejects once `signal` aborts, to race a call that may never be answered. */
export function rejectOn(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('timeout')), { once: true });
  });
}
