import { useMemo, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import type { BookingPrefill } from '../form/booking-prefill';
import { hasShape } from '@/browser/drafts';
import { parseJson, readSessionValue, writeSessionValue } from '@/browser/stored-values';
import { type BookingValues, bookingSchema } from '@/request/booking-schema';

const key = 'booking-sent';

const sentSchema = z.object({
  request: bookingSchema,
  /** In milliseconds since 1970 by the visitor's clock. */
  sentAt: z.number(),
  /** Address of the page that it was sent from; empty once a link with choices was followed. */
  from: z.string(),
});

type SentRequest = {
  readonly request: BookingValues;
  readonly sentAt: number;
  readonly from: string;
};

const listeners = new Set<() => void>();

/**
 * The request that was sent from this tab, until it is dismissed or the tab closes; a page without
 * storage forgets it when it is reloaded. Where a link or the page brings choices, the form with these is shown instead,
 * but for the page that it was sent from.
 */
export function useSentRequest(choices: BookingPrefill) {
  const text = useSyncExternalStore(subscribe, readText, () => null);
  const sent = useMemo(() => parse(text), [text]);
  const isShown =
    sent !== undefined && (Object.keys(choices).length === 0 || sent.from === window.location.href);
  return { sent, isShown };
}

/** Null dismisses it. */
export function keepSentRequest(sent: SentRequest | null): void {
  writeSessionValue(key, sent && JSON.stringify(sent));
  for (const listener of listeners) listener();
}

/** Shows the form above the sent request, because a link with choices was followed to its page. */
export function foldSentRequest(): void {
  const sent = parse(readText());
  if (sent) keepSentRequest({ ...sent, from: '' });
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function readText(): string | null {
  return readSessionValue(key);
}

function parse(text: string | null): SentRequest | undefined {
  const sent = parseJson(text);
  return hasShape(sent, sentSchema) ? sent : undefined;
}
