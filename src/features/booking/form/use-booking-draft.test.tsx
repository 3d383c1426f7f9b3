import { act, renderHook, waitFor } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, expect, test, vi } from 'vitest';
import type { BookingPrefill, PrefillMode } from './booking-prefill';
import { clearBooking, useBookingDraft } from './use-booking-draft';
import { writeDraft } from '@/browser/drafts';
import { handOver } from '@/browser/handover';
import { rememberVisitorZip } from '@/browser/visitor-zip';
import { bookingRequest } from '@/request/booking-request.fixture';
import type { BookingDraft, BookingValues } from '@/request/booking-schema';
import { rebooking } from '@/request/rebooking.fixture';
import { toasterIsMounted } from '@/ui/notify';

const none: BookingPrefill = {};
const spaBath: BookingPrefill = { service: 'spa-bath' };

function open(prefill = none, mode: PrefillMode = 'suggest') {
  const { result, unmount } = renderHook(() =>
    useBookingDraft({ current: null }, { prefill, mode }),
  );
  const { form, step } = result.current;
  return { form, step, values: form.getValues(), unmount };
}

function leave(
  typed: Partial<BookingValues>,
  session: Partial<BookingDraft['session']> = {},
  prefill?: BookingPrefill,
) {
  const { form, unmount } = open(prefill);
  const opened = form.getValues();
  act(() =>
    form.setValues({
      ...bookingRequest,
      reference: opened.reference,
      ...typed,
      session: { ...opened.session, ...session },
    }),
  );
  unmount();
  return form.getValues();
}

afterEach(() => {
  writeDraft('booking', null);
  rememberVisitorZip('');
});

test('a draft survives whole: answers, step, reference and what was sent', () => {
  const attempt = { content: '[]', ids: ['1'] };
  const pets = bookingRequest.pets.flatMap((pet) => [pet, { ...pet, petName: 'Mo' }]);
  const left = leave({ pets }, { step: 2, attempt });
  expect(left).toMatchObject({ name: bookingRequest.name, session: { step: 2, attempt } });
  const { values, step } = open();
  expect(values).toEqual(left);
  expect(step).toBe(2);
});

test('a visit booked again takes the place of all pets that were begun', () => {
  const pets = bookingRequest.pets.flatMap((pet) => [pet, { ...pet, petName: 'Mo' }]);
  leave({ pets });
  handOver({ ...rebooking, fullDay: '2030-12-03' });
  const { values, step } = open();
  expect(values.pets.map(({ petName }) => petName)).toEqual(['Biscuit']);
  expect(values.session).toMatchObject({ fullDay: '2030-12-03', startedAt: 0 });
  expect(step).toBe(2);
});

test('a link with a day and a window chooses them, beside a visit that is booked again', () => {
  const chosen = { preferredDate: '2030-12-03', preferredTime: '10 AM-12 PM' };
  expect(open({ chosen }, 'replace').values).toMatchObject(chosen);
  handOver(rebooking);
  const { values, step } = open({ chosen }, 'replace');
  expect(values).toMatchObject({ ...chosen, name: rebooking.name });
  expect(values.pets[0]).not.toHaveProperty('chosen');
  expect(step).toBe(2);
});

test('a visit booked again keeps its ZIP over one that was typed before', () => {
  rememberVisitorZip('80206');
  handOver(rebooking);
  open().unmount();
  expect(open().values.zipCode).toBe('80203');
});

test('a link with choices changes the first pet and leads to step 1', () => {
  leave({}, { step: 3 });
  const { values } = open({ service: 'spa-bath', size: 'small', addOns: [] }, 'replace');
  expect(values.session.step).toBe(1);
  expect(values.pets[0]).toMatchObject({
    petName: 'Biscuit',
    service: 'spa-bath',
    size: 'small',
    addOns: [],
  });
});

test('a link to Cat Grooming is for a small cat, unless a dog was chosen before', () => {
  const catGrooming: BookingPrefill = { service: 'cat-grooming' };
  for (const mode of ['replace', 'suggest'] as const) {
    const { values, unmount } = open(catGrooming, mode);
    expect(values.pets[0]).toMatchObject({ petType: 'cat', size: 'small' });
    unmount();
    writeDraft('booking', null);
  }
  expect(open({ ...catGrooming, size: 'medium' }).values.pets[0]?.size).toBe('medium');
  writeDraft('booking', null);
  leave({});
  expect(open(catGrooming, 'replace').values.pets[0]?.petType).toBe('dog');
});

test('a link that names no size leaves the extras as they were', () => {
  const [pet] = leave({}).pets;
  expect(open(spaBath, 'replace').values.pets[0]?.addOns).toEqual(pet?.addOns);
});

test('a suggestion is kept once something is typed, and not before', () => {
  open(spaBath, 'suggest').unmount();
  const elsewhere = open();
  expect(elsewhere.values.pets[0]?.service).toBe('');
  elsewhere.unmount();

  const { form, unmount } = open(spaBath, 'suggest');
  act(() => form.setValue('pets.0.petName', 'Biscuit'));
  unmount();
  expect(open().values.pets[0]).toMatchObject({ petName: 'Biscuit', service: 'spa-bath' });
});

test('the ZIP that was typed last is the ZIP of the form', () => {
  leave({});
  expect(open().values.zipCode).toBe(bookingRequest.zipCode);
  rememberVisitorZip('80206');
  expect(open().values.zipCode).toBe('80206');
});

const draft = { ...bookingRequest, session: { step: 3, startedAt: 0, prefill: {} } };
const key = 'booking-draft';

function store(stored: object, changedAt = Date.now()) {
  localStorage.setItem(key, JSON.stringify({ changedAt, draft: stored }));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
}

test.each([
  ['an unknown step', { ...draft, session: { ...draft.session, step: 9 } }],
  ['an answer that is no text', { ...draft, notes: 4 }],
])('a draft with %s is a new request', (_what, stored) => {
  store(stored);
  expect(open().values).toMatchObject({ session: { step: 1 }, name: '' });
});

test('a draft from before a field was added keeps its answers', () => {
  const [pet] = draft.pets;
  // JSON has no `undefined`.
  store({ ...draft, notes: undefined, pets: [{ ...pet, breed: undefined }] });
  const { values } = open();
  expect(values).toMatchObject({ name: bookingRequest.name, notes: '', session: { step: 3 } });
  expect(values.pets).toEqual([{ ...pet, breed: '' }]);
});

test('a tab shows what another tab saved, sends it with the same ids, and keeps its own step', () => {
  const { form } = open();
  const attempt = { content: '[]', ids: ['1'] };
  store({ ...draft, session: { ...draft.session, attempt } });
  expect(form.getValues()).toMatchObject({ ...bookingRequest, session: { step: 1, attempt } });
  act(() => form.setValue('notes', 'Barks'));
  expect(localStorage.getItem(key)).toContain(bookingRequest.address);
});

test('a tab learns of a change once it is shown', () => {
  const { form } = open();
  localStorage.setItem(key, JSON.stringify({ changedAt: Date.now(), draft }));
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  expect(form.getValues('name')).toBe(bookingRequest.name);
});

test('a request that another tab sent or cleared is gone here too, which a toast says', async () => {
  toasterIsMounted(toast);
  leave({}, { step: 3 });
  const { form } = open();
  const { reference } = form.getValues();
  localStorage.removeItem(key);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
  expect(form.getValues()).toMatchObject({ name: '', session: { step: 1 } });
  expect(form.getValues('reference')).not.toBe(reference);
  const told = expect.objectContaining({ title: 'Sent or cleared in another tab' });
  // files that ran before may have raised others
  await waitFor(() => expect(toast.getHistory()).toContainEqual(told));
  expect(localStorage.getItem(key)).toBeNull();
});

test('clearing saves no empty draft first, which would empty another tab without a toast', () => {
  leave({});
  const { form } = open();
  using saved = vi.spyOn(Storage.prototype, 'setItem');
  act(() => clearBooking(form));
  expect(saved).not.toHaveBeenCalledWith(key, expect.anything());
});
