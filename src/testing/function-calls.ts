import { act, fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { supabase } from '@/backend/supabase';

export type Call = Readonly<Record<string, unknown>> & { readonly action: string };

/** Answers what a page sends to the edge functions, at `now` (ISO 8601). Returns the list of calls, which grows. */
export async function answerCalls(
  now: string,
  answer: (call: Call) => Response | Promise<Response>,
) {
  await supabase();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  const sent: Call[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const call: Call = JSON.parse(body);
    sent.push(call);
    return answer(call);
  });
  return sent;
}

export const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Takes the focus, as a real tap does. */
export const tap = (name: string | RegExp) =>
  act(async () => {
    const button = screen.getByRole('button', { name });
    button.focus();
    fireEvent.click(button);
  });
