import { act, renderHook } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { supabase } from '@/backend/supabase';
import { useBulkSubmission } from './use-bulk-submission';

const pages = Array.from(
  { length: 250 },
  (_, index) => `${window.location.origin}/page-${String(index)}`,
);

/** The hook of the page on a clock of its own; the network answers as the function would. */
async function setup(...refusals: (string | undefined)[]) {
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'sb_publishable_test');
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await supabase();
  vi.useFakeTimers();
  const batches: string[][] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    const { urls } = JSON.parse(String(body));
    batches.push(urls);
    const error = refusals[batches.length - 1];
    const answer = error ? { error } : { submitted: urls.length, pending: batches.length === 1 };
    return Response.json(answer, { status: error ? 502 : 200 });
  });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });
  return { batches, complaints, ...renderHook(useBulkSubmission) };
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('all batches go, and a key that is still checked is remembered to the end', async () => {
  const { result, batches } = await setup();
  act(() => void result.current.submit(pages));
  await pass(1999);
  expect(result.current.run).toMatchObject({ state: 'submitting', sent: pages.slice(0, 100) });
  await pass(2001);
  expect(result.current.run).toMatchObject({ state: 'success', sent: pages, isPending: true });
  expect(batches.map(({ length }) => length)).toEqual([100, 100, 50]);
});

test('a failed batch stops the run; the rest starts with that batch', async () => {
  const { result, batches, complaints } = await setup(undefined, 'upstream_error');
  act(() => void result.current.submit(pages));
  await pass(2000);
  const [sent, rest] = [pages.slice(0, 100), pages.slice(100)];
  expect(result.current.run).toMatchObject({ state: 'error', sent, rest });
  expect(complaints).toHaveBeenCalledWith(
    'Pages were not submitted:',
    'upstream_error (status 502)',
  );
  await pass(10_000);
  expect(batches).toHaveLength(2);

  act(() => void result.current.submit(rest, sent));
  await pass(2000);
  expect(result.current.run).toMatchObject({ state: 'success', sent: pages, rest: [] });
  expect(batches.slice(2).flat()).toEqual(rest);
});

test('a second press while it runs sends nothing, and what is shown stays', async () => {
  const { result, batches } = await setup();
  act(() => void result.current.submit(pages));
  act(() => void result.current.submit(pages));
  act(() => result.current.reset());
  expect(result.current.run.state).toBe('submitting');
  await pass(4000);
  expect(batches).toHaveLength(3);
});

test('leaving the page ends the run before the next batch', async () => {
  const { result, batches, complaints, unmount } = await setup();
  act(() => void result.current.submit(pages));
  await pass(500);
  unmount();
  await pass(10_000);
  expect(batches).toHaveLength(1);
  expect(complaints).not.toHaveBeenCalled();
});
