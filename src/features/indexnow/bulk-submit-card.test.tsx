import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { BulkSubmitCard, failureHint } from './bulk-submit-card';
import { FunctionCallError } from '@/backend/calls/invoke-function';
import { supabase } from '@/backend/supabase';

const names = Array.from({ length: 250 }, (_, index) => `/page-${index}`);
const urls = names.map((name) => `${window.location.origin}${name}`);

async function submit({ refuses = 0 } = {}) {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await supabase();
  vi.useFakeTimers();
  const batches: string[][] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    batches.push(JSON.parse(String(body)).urls);
    const isRefused = batches.length === refuses;
    return Response.json(isRefused ? { error: 'upstream_error' } : {}, {
      status: isRefused ? 502 : 200,
    });
  });
  render(<BulkSubmitCard />);
  const value = [`${window.location.origin}/page-0`, '', ' /page-1', ...names].join('\r\n');
  fireEvent.change(screen.getByLabelText('Pages to send'), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await pass(0);
  return batches;
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const percent = () => screen.getByRole('progressbar').getAttribute('value');

test('batches of 100 go with a pause of two seconds, up to 100 percent', async () => {
  const batches = await submit();
  expect(screen.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  expect(percent()).toBe('40');
  await pass(1999);
  expect(batches).toHaveLength(1);
  await pass(1);
  expect(percent()).toBe('80');
  await pass(2000);
  expect(percent()).toBe('100');
  expect(screen.getByText('All URLs submitted successfully!')).toBeVisible();
  expect(screen.getByText('(local stand-in: nothing was sent)')).toBeVisible();
  expect(batches.map((batch) => batch.length)).toEqual([100, 100, 50]);
  expect(batches.flat()).toEqual(urls);
});

test('a failed batch stops the run', async () => {
  const batches = await submit({ refuses: 2 });
  await pass(20_000);
  expect(batches).toHaveLength(2);
  expect(percent()).toBe('40');
  expect(screen.getByRole('alert')).toHaveTextContent('Submission failed. Please try again.');
});

test.each([
  ['that the person can mend', 'upstream_key_rejected', 502, 'Check the key file on this page'],
  ['of the function', 'not_configured', 503, '“not_configured (status 503)”'],
  ['of the network', 'timeout', 0, 'No answer came'],
])('a failure %s has its hint', (_name, code, status, hint) => {
  expect(failureHint(new FunctionCallError(code, status))).toContain(hint);
});
