import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { dropOldDrafts, outlivesReload, readDraft, writeDraft } from './drafts';

const schema = z.object({ note: z.string() });
const empty = { note: '' };
const hour = 3_600_000;

const refuse = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

afterEach(() => writeDraft('booking', null));

test('the device keeps a booking draft, the tab keeps a message draft', () => {
  writeDraft('booking', { note: 'Shy' });
  writeDraft('contact', { note: 'Hello' });
  expect(Object.keys(localStorage)).toEqual(['booking-draft']);
  expect(Object.keys(sessionStorage)).toEqual(['contact-draft']);
  writeDraft('contact', null);
  expect(sessionStorage).toHaveLength(0);
});

test('a draft lasts a day after its last change, and then any page deletes it', () => {
  vi.useFakeTimers();
  writeDraft('booking', { note: 'Shy' });
  vi.advanceTimersByTime(23 * hour);
  dropOldDrafts();
  expect(readDraft('booking', schema, empty)).toEqual({ note: 'Shy' });
  writeDraft('booking', { note: 'Barks' });
  vi.advanceTimersByTime(23 * hour);
  expect(readDraft('booking', schema, empty)).toEqual({ note: 'Barks' });
  writeDraft('held-visits', { note: 'Shy', until: Date.now() + hour });
  writeDraft('other-visits', { note: 'Shy' });
  vi.advanceTimersByTime(25 * hour);
  dropOldDrafts();
  expect(localStorage).toHaveLength(0);
  expect(readDraft('booking', schema, empty)).toBeUndefined();
});

test('a draft that was sent stays until its answer, since the page promised to send it', () => {
  vi.useFakeTimers();
  writeDraft('added-visit', { note: 'Shy', isSent: true });
  vi.advanceTimersByTime(80 * hour);
  dropOldDrafts();
  expect(readDraft('added-visit', schema, empty)).toMatchObject({ note: 'Shy' });
  writeDraft('added-visit', { note: 'Shy', isSent: false });
  vi.advanceTimersByTime(25 * hour);
  expect(readDraft('added-visit', schema, empty)).toBeUndefined();
});

test.each(['', 'no json', '[]', '{}', '{"changedAt":"?","draft":{"note":"Shy"}}'])(
  'reads no draft from the stored text %s',
  (text) => {
    localStorage.setItem('booking-draft', text);
    expect(readDraft('booking', schema, empty)).toBeUndefined();
  },
);

test('a page keeps a draft when storage is full, and knows that a reload would lose it', () => {
  writeDraft('booking', { note: 'older' });
  expect(outlivesReload('booking')).toBe(true);
  // Nor has a form without a draft anything to lose.
  expect(['contact', 'newsletter'].map(outlivesReload)).toEqual([false, false]);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  writeDraft('booking', { note: 'newer' });
  expect(readDraft('booking', schema, empty)).toEqual({ note: 'newer' });
  expect(outlivesReload('booking')).toBe(false);
});

test('a page keeps a draft when storage is blocked', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  writeDraft('booking', { note: 'Shy' });
  expect(readDraft('booking', schema, empty)).toEqual({ note: 'Shy' });
  expect(outlivesReload('booking')).toBe(false);
});
