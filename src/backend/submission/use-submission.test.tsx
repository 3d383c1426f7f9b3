import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { supabase } from '../supabase';
import { createSubmission, useSubmission } from './use-submission';

type Answer = { error: { code: string; message: string } | null; status: number };

const stored: Answer = { error: null, status: 201 };
const refused: Answer = { error: { code: '23514', message: 'new row' }, status: 400 };

function setup(toRows = (text: string) => [{ text }]) {
  let settle = (_answer: Answer): void => undefined;
  const insert = vi.fn(() => ({
    abortSignal: () => new Promise<Answer>((resolve) => (settle = resolve)),
  }));
  const heard: string[] = [];
  const submission = createSubmission({
    what: 'Note',
    toRows,
    insert,
    onStored: (text: string, { isFormOpen }) => heard.push(`stored ${text}, ${isFormOpen}`),
    onFailed: ({ failure }, { isFormOpen }) => heard.push(`${failure}, ${isFormOpen}`),
  });
  function openForm() {
    const { result, unmount } = renderHook(() => useSubmission(submission));
    function send(request: string) {
      void result.current.send({
        request,
        attempt: undefined,
        signals: { honeypot_filled: false, fill_seconds: 9 },
        keep: () => undefined,
      });
    }
    return { result, unmount, send };
  }
  const answer = (what: Answer) => act(async () => settle(what));
  const isSent = () => waitFor(() => expect(insert).toHaveBeenCalledTimes(1));
  return { openForm, answer, isSent, heard };
}

// The client takes longer to load than these tests wait for an answer.
beforeAll(() => supabase());

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

test('an error in our own code reaches the form', async () => {
  const { openForm, heard } = setup(() => {
    throw new TypeError('a fault of ours');
  });
  const { result, send } = openForm();
  await act(async () => send('one'));
  await waitFor(() => expect(result.current.error?.failure).toBe('unexpected'));
  expect(heard).toEqual(['unexpected, true']);
});

test('sends a refused request again as the form renews it, with new ids, until the form gives up', async () => {
  const sent: { id: string; text: string }[][] = [];
  const submission = createSubmission({
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
  });
  const { result } = renderHook(() => useSubmission(submission));
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
  await waitFor(() => expect(heard).toEqual(['stored one, false']));
  const next = openForm();
  expect(next.result.current.stored).toBe('one');
  next.unmount();
  expect(openForm().result.current.stored).toBeUndefined();
});

test('two forms that send at once store one request, and both show it', async () => {
  const { openForm, answer, isSent, heard } = setup();
  const [page, panel] = [openForm(), openForm()];
  await act(async () => page.send('one'));
  expect(panel.result.current.isPending).toBe(true);
  await act(async () => panel.send('two'));
  await isSent();
  await answer(stored);
  await waitFor(() => expect(heard).toEqual(['stored one, true']));
  expect(panel.result.current).toMatchObject({ isPending: false, stored: 'one' });
});
