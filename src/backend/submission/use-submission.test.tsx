import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../query-client';
import { supabase } from '../supabase';
import { SubmissionError } from './submission-error';
import { useSubmission } from './use-submission';

type Answer = { error: { code: string; message: string } | null; status: number };

const stored: Answer = { error: null, status: 201 };
const refused: Answer = { error: { code: '23514', message: 'new row' }, status: 400 };

/** A note whose insert waits for the answer of the test. */
function setup() {
  let settle = (_answer: Answer): void => undefined;
  const insert = vi.fn(() => ({
    abortSignal: () => new Promise<Answer>((resolve) => (settle = resolve)),
  }));
  const heard: string[] = [];
  function openForm(toRows = (text: string) => [{ text }]) {
    const options = {
      what: 'Note',
      toRows,
      insert,
      onStored: (text: string) => heard.push(`stored ${text}`),
      onFailed: ({ failure }: SubmissionError) => heard.push(failure),
    };
    const { result, unmount } = renderHook(() => useSubmission(options));
    const send = (request: string) =>
      result.current.send({
        request,
        attempt: undefined,
        signals: { honeypot_filled: false, fill_seconds: 9 },
        keep: () => undefined,
      });
    return { result, unmount, send };
  }
  const answer = (what: Answer) => act(async () => settle(what));
  const isSent = () => waitFor(() => expect(insert).toHaveBeenCalledTimes(1));
  return { openForm, answer, isSent, heard };
}

// The client takes longer to load than these tests wait for an answer.
beforeAll(() => supabase());

beforeEach(() => {
  queryClient.clear();
  vi.spyOn(console, 'error').mockReturnValue();
});

test('an error in our own code reaches the form', async () => {
  const { openForm, heard } = setup();
  const { result, send } = openForm(() => {
    throw new TypeError('a fault of ours');
  });
  await act(async () => send('one'));
  await waitFor(() => expect(result.current.error?.failure).toBe('unexpected'));
  expect(heard).toEqual(['unexpected']);
});

test('sends a refused request again as the form renews it, with new ids, until the form gives up', async () => {
  const sent: { id: string; text: string }[][] = [];
  const { result } = renderHook(() =>
    useSubmission({
      what: 'Note',
      toRows: (text: string) => [{ text }],
      insert(_database, rows: { id: string; text: string }[]) {
        sent.push(rows);
        return { abortSignal: () => Promise.resolve(refused) };
      },
      renew: (text, { details }, tries) =>
        tries < 3 ? `${text} ${details.code} ${tries}` : undefined,
      onStored: () => undefined,
      onFailed: () => undefined,
    }),
  );
  const keptRequests: string[] = [];
  const attempt = { content: '[{"text":"one"}]', ids: ['known'] };
  const signals = { honeypot_filled: false, fill_seconds: 9 };
  await act(async () =>
    result.current.send({
      request: 'one',
      attempt,
      signals,
      keep: ({ request }) => keptRequests.push(request),
    }),
  );
  await waitFor(() => expect(result.current.error?.failure).toBe('refused'));
  expect(keptRequests).toEqual(['one', 'one 23514 1', 'one 23514 1 23514 2']);
  expect(sent.map(([row]) => row?.text)).toEqual(keptRequests);
  expect(sent[0]?.[0]).toEqual({ text: 'one', id: 'known', ...signals });
  expect(new Set(sent.map(([row]) => row?.id)).size).toBe(3);
});

test('an answer that came while no form was open is reported once, and shown by the next form only', async () => {
  const { openForm, answer, isSent, heard } = setup();
  const left = openForm();
  await act(async () => left.send('one'));
  left.unmount();
  await isSent();
  await answer(stored);
  await waitFor(() => expect(heard).toEqual(['stored one']));
  const next = openForm();
  expect(next.result.current.stored).toBe('one');
  next.unmount();
  expect(openForm().result.current.stored).toBeUndefined();
});
