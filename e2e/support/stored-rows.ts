import { type APIRequestContext, expect } from 'playwright/test';
import type { Database, Tables } from '../../supabase/functions/_shared/database.types';
import { localKeys } from '../../supabase/local/local-keys';

export type Table = keyof Database['public']['Tables'];

export async function readRows<Name extends Table>(
  request: APIRequestContext,
  table: Name,
  params: Readonly<Record<string, string>>,
): Promise<Tables<Name>[]> {
  const answer = await request.get(`/rest/v1/${table}`, {
    params: { select: '*', ...params },
    headers: { apikey: localKeys.secret },
  });
  expect(answer.status()).toBe(200);
  return answer.json();
}
