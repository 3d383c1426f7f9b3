import { createClient } from '@supabase/supabase-js';

type Api = { url: string; anonKey: string; secretKey: string };

export function restClients({ url, anonKey, secretKey }: Api) {
  const client = (key: string, headers: Record<string, string>) =>
    createClient(url, key, { auth: { persistSession: false }, global: { headers } });

  return {
    visitor: (address = newAddress()) => client(anonKey, { 'cf-connecting-ip': address }),
    operator: () => client(secretKey, {}),
    send: (
      path: string,
      { headers, ...init }: RequestInit & { headers?: Record<string, string> },
    ) =>
      fetch(url + path, {
        ...init,
        headers: {
          apikey: anonKey,
          'content-type': 'application/json',
          'cf-connecting-ip': newAddress(),
          ...headers,
        },
      }),
  };
}

let addresses = 0;
function newAddress(): string {
  addresses += 1;
  return `10.1.${addresses >> 8}.${addresses & 255}`;
}
