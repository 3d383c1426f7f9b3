import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from './query-client';
import { SubmissionError } from './submission-error';
import { type Submission, useSubmission } from './use-submission';

function setup() {
  let settle = (_error?: Error): void => undefined;
  const submit = vi.fn(
    ({ request }: Submission<string>) =>
      new Promise<string>((resolve, reject) => {
        settle = (error) => (error ? reject(error) : resolve(request));
      }),
  );
  const heard: string[] = [];
  function openForm() {
    const options = {
      what: 'Note',
      submit,
      onStored: (text: string) => heard.push(`stored ${text}`),
      onFailed: ({ failure }: SubmissionError) => heard.push(failure),
    };
    const { result, unmount } = renderHook(() => useSubmission<string>(options));
    const send = (request: string) =>
      result.current.send({
        request,
        signals: { honeypot_filled: false, fill_seconds: 9 },
        keep: () => undefined,
      });
    return { result, unmount, send };
  }
  const answer = (error?: Error) => act(async () => settle(error));
  return { submit, openForm, answer, heard };
}

const unreachable = new SubmissionError('unreachable', { code: 'none', status: 0, tries: 3 });

beforeEach(() => {
  queryClient.clear();
  vi.spyOn(console, 'error').mockReturnValue();
});

test('a second press while the first is on its way sends nothing', async () => {
  const { submit, openForm, answer, heard } = setup();
  const { result, send } = openForm();
  await act(async () => {
    send('one');
    send('two');
  });
  await waitFor(() => expect(result.current.isPending).toBe(true));
  await answer();
  expect(submit).toHaveBeenCalledTimes(1);
  expect(heard).toEqual(['stored one']);
  await waitFor(() => expect(result.current).toMatchObject({ isPending: false, stored: 'one' }));
});

test('without a network it is tried at once, not when the network is back', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  const { submit, openForm } = setup();
  const { send } = openForm();
  await act(async () => send('one'));
  expect(submit).toHaveBeenCalledTimes(1);
  vi.restoreAllMocks();
  window.dispatchEvent(new Event('online'));
});

test.each([
  [unreachable, 'unreachable'],
  [new TypeError('a fault of ours'), 'unexpected'],
])('%s is said as %s, until it is forgotten', async (error, failure) => {
  const { openForm, answer, heard } = setup();
  const { result, send } = openForm();
  await act(async () => send('one'));
  await answer(error);
  expect(heard).toEqual([failure]);
  await waitFor(() => expect(result.current.error?.failure).toBe(failure));
  await act(async () => result.current.forget());
  await waitFor(() => expect(result.current.error).toBeUndefined());
});

test('a form that is opened again shows what is on its way, and what came of it', async () => {
  const { submit, openForm, answer, heard } = setup();
  const left = openForm();
  await act(async () => left.send('one'));
  left.unmount();
  const { result, send } = openForm();
  expect(result.current.isPending).toBe(true);
  await act(async () => send('one'));
  await answer(unreachable);
  expect(submit).toHaveBeenCalledTimes(1);
  expect(heard).toEqual(['unreachable']);
  await waitFor(() => expect(result.current.error?.failure).toBe('unreachable'));
});

test('an answer that no form was there for is heard once, and shown to the next form only', async () => {
  const { openForm, answer, heard } = setup();
  const left = openForm();
  await act(async () => left.send('one'));
  left.unmount();
  await answer();
  expect(heard).toEqual(['stored one']);
  const next = openForm();
  expect(next.result.current.stored).toBe('one');
  next.unmount();
  expect(openForm().result.current.stored).toBeUndefined();
});
