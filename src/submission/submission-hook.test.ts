import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { SubmissionError } from '@/backend/submission-error';
import { submissionHook } from './submission-hook';

/** A kind of form whose answers come when the test says so. */
function setup() {
  let settle = (_error?: Error): void => undefined;
  const submit = vi.fn(
    (_text: string) =>
      new Promise<void>((resolve, reject) => {
        settle = (error) => (error ? reject(error) : resolve());
      }),
  );
  const useSubmission = submissionHook({ what: 'Note', submit });
  /** Opens a form; `heard` is what it was told. */
  function openForm() {
    const heard: string[] = [];
    const form = renderHook(() =>
      useSubmission({
        onStored: (text) => heard.push(`stored ${text}`),
        onFailed: ({ failure }) => heard.push(failure),
      }),
    );
    return { ...form, heard };
  }
  const answer = (error?: Error) => act(async () => settle(error));
  return { submit, openForm, answer };
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

test('a second press while the first is on its way sends nothing', async () => {
  const { submit, openForm, answer } = setup();
  const { result, heard } = openForm();
  await act(async () => {
    result.current.send('one');
    result.current.send('two');
  });
  expect(result.current.isPending).toBe(true);
  await answer();
  expect(submit).toHaveBeenCalledTimes(1);
  expect(heard).toEqual(['stored one']);
  expect(result.current).toMatchObject({ isPending: false, isStored: true });
});

test.each([
  [new SubmissionError('limited', { code: 'none', status: 429, tries: 1 }), 'limited'],
  [new TypeError('a fault of ours'), 'refused'],
])('%s is said as %s, until it is forgotten', async (error, failure) => {
  const { openForm, answer } = setup();
  const { result, heard } = openForm();
  await act(async () => result.current.send('one'));
  await answer(error);
  expect(heard).toEqual([failure]);
  expect(result.current.failure).toBe(failure);
  await act(async () => result.current.forget());
  expect(result.current.failure).toBeUndefined();
});

test('a form that is opened again finds what is on its way, and hears of it', async () => {
  const { submit, openForm, answer } = setup();
  const left = openForm();
  await act(async () => left.result.current.send('one'));
  left.unmount();
  const { result, heard } = openForm();
  expect(result.current.isPending).toBe(true);
  await act(async () => result.current.send('one'));
  await answer(new SubmissionError('unreachable', { code: 'none', status: 0, tries: 3 }));
  expect(submit).toHaveBeenCalledTimes(1);
  expect(heard).toEqual(['unreachable']);
  expect(result.current.failure).toBe('unreachable');
  expect(left.heard).toEqual([]);
});

test('a form that was left hears of it where no other is open, and the next begins blank', async () => {
  const { openForm, answer } = setup();
  const left = openForm();
  await act(async () => left.result.current.send('one'));
  left.unmount();
  await answer();
  expect(left.heard).toEqual(['stored one']);
  expect(openForm().result.current).toMatchObject({ isPending: false, isStored: false });
});
