import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { BulkSubmitCard, failureHint, pageUrls } from './bulk-submit-card';
import { FunctionCallError } from '@/backend/calls/invoke-function';
import { queryClient } from '@/backend/query-client';
import { supabase } from '@/backend/supabase';

const names = Array.from({ length: 250 }, (_, index) => `/page-${index}`);
const urls = names.map((name) => `${window.location.origin}${name}`);

async function submit(refusals: Readonly<Record<number, string>> = {}) {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await supabase();
  vi.useFakeTimers();
  const start = Date.now();
  const calls: { at: number; urls: string[] }[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    calls.push({ at: Date.now() - start, urls: JSON.parse(String(body)).urls });
    const error = refusals[calls.length];
    return Response.json(error ? { error } : {}, { status: error ? 502 : 200 });
  });
  onTestFinished(() => {
    queryClient.clear();
    vi.useRealTimers();
  });
  render(<BulkSubmitCard />);
  fireEvent.change(screen.getByLabelText('Pages to send'), { target: { value: names.join('\n') } });
  await press('Submit');
  return calls;
}

const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(0);
};
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const percent = () => screen.getByRole('progressbar').getAttribute('value');

test('batches of 100 go with a pause of two seconds, up to 100 percent', async () => {
  const calls = await submit();
  expect(screen.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  expect(percent()).toBe('40');
  await pass(1999);
  expect(calls).toHaveLength(1);
  await pass(1);
  expect(percent()).toBe('80');
  await pass(2000);
  expect(percent()).toBe('100');
  expect(screen.getByText('All URLs submitted successfully!')).toBeVisible();
  expect(screen.getByText('(local stand-in: nothing was sent)')).toBeVisible();
  expect(calls.map((call) => call.urls.length)).toEqual([100, 100, 50]);
  expect(calls.flatMap((call) => call.urls)).toEqual(urls);
});

test('a failed batch stops the run, and the rest goes from there', async () => {
  const calls = await submit({ 2: 'upstream_error' });
  await pass(20_000);
  expect(calls).toHaveLength(2);
  expect(percent()).toBe('40');
  expect(screen.getByRole('alert')).toHaveTextContent('Submission failed. Please try again.');

  await press('Submit the other 150');
  await pass(2000);
  expect(screen.getByText('All URLs submitted successfully!')).toBeVisible();
  expect(calls.slice(2).flatMap((call) => call.urls)).toEqual(urls.slice(100));
});

const origin = 'https://pets.example';

test('paths and addresses are taken once each, in their order', () => {
  const typed = `/b\n\n /a\r\n${origin}/b\n/blog?page=2`;
  expect(pageUrls(typed, origin)).toEqual({
    urls: ['/b', '/a', '/blog?page=2'].map((path) => `${origin}${path}`),
  });
});

test.each([
  'https://evil.example/',
  'https://pets.example.evil.example/',
  'https://pets.example@evil.example/',
  'https://www.pets.example/',
  'https://pets.example:8443/',
  'http://pets.example/',
  'javascript:alert(1)',
  'faq',
])('%s is named as no page of this site', (line) => {
  expect(pageUrls(`/faq\n${line}`, origin)).toEqual({
    problem: expect.stringContaining(`“${line}” is not a page of this site`),
  });
});

test('an empty list asks for a page', () => {
  expect(pageUrls(' \n', origin)).toEqual({ problem: 'Name at least one page.' });
});

test.each([
  ['of the function', 'upstream_key_rejected', 'Check the key file'],
  ['of the network', 'offline', 'Submit again when the network is back'],
  ['of the hosted platform', 'BOOT_ERROR', 'Its log in the Supabase dashboard'],
  ['that nobody knows', 'constructor', '“constructor (status 500)”'],
])('a failure %s has its hint', (_name, code, hint) => {
  expect(failureHint(new FunctionCallError(code, { status: 500 }))).toContain(hint);
});
