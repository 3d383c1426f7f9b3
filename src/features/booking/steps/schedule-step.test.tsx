import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { scheduleNote } from './preferred-time';
import { ScheduleStep } from './schedule-step';
import { packageRecord } from '@/content/services/package-words';
import { type BookingValues, emptyBooking, steps } from '@/request/booking-schema';
import { WithBooking } from '@/request/booking-values.fixture';
import { spellMinutes } from '@shared/business/format';
import { formatTime, timeAt } from '@shared/time/denver-time';
import { closingTime, latestFinish, visitHours } from '@shared/time/hours';

const over = 'That window is over for today. Please choose a later one, or another day.';

function Form({ values }: { values: Partial<BookingValues> }) {
  return (
    <WithBooking values={values}>
      <form>
        <ScheduleStep />
      </form>
    </WithBooking>
  );
}

async function open(time: string, values: Partial<BookingValues> = {}) {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  vi.setSystemTime(new Date(`${time}:00-07:00`));
  const { container } = render(<Form values={values} />);
  await act(async () => undefined);
  return container;
}

const radio = (value: string) => {
  const found = document.querySelector<HTMLInputElement>(`[type=radio][value="${value}"]`);
  if (!found) throw new Error(`No ${value}`);
  return found;
};
const disabled = () =>
  [...document.querySelectorAll<HTMLInputElement>('[name=preferredTime]:disabled')].map(
    ({ value }) => value,
  );

test('shows an input for each field of its step', async () => {
  const container = await open('2026-11-24T12:46');
  for (const name of steps[2].fields) {
    expect(container.querySelector(`[name="${name}"]`), name).not.toBeNull();
  }
});

test('disables the windows that are over or begin before we answer', async () => {
  await open('2026-11-24T12:46');
  expect(disabled()).toEqual([]);
  fireEvent.click(radio('2026-11-24'));
  expect(disabled()).toEqual(['8-10 AM', '10 AM-12 PM', '12-2 PM', '2-4 PM']);
  expect(radio('8-10 AM').closest('label')).toHaveTextContent('8-10 AM Too late for today');
  expect(radio('2-4 PM').closest('label')).toHaveTextContent(
    '2-4 PM We answer by 2:46 PM. Call for this one',
  );
  expect(radio('4-6 PM').closest('label')).not.toHaveTextContent('Call for');
  fireEvent.click(radio('2026-11-25'));
  expect(disabled()).toEqual([]);
});

test('refuses a window that ended since it was chosen, and keeps the choice', async () => {
  const chosen = { preferredDate: '2026-11-24', preferredTime: '8-10 AM' };
  await open('2026-11-24T09:59', chosen);
  expect(screen.queryByText(over)).toBeNull();
  // the page stays open
  vi.setSystemTime(new Date('2026-11-24T10:00:00-07:00'));
  await act(async () => vi.advanceTimersByTime(60_000));
  expect(screen.getByText(over)).toBeVisible();
  expect(radio('8-10 AM')).toBeChecked();
  expect(radio('2-4 PM')).toBeInvalid();

  fireEvent.click(radio('2026-11-27'));
  await act(async () => undefined);
  expect(screen.queryByText(over)).toBeNull();
});

test.each([
  ['2026-11-24T18:00', 'It’s too late for today. Please choose another day.'],
  ['2026-11-25T07:00', 'That day has passed. Please choose a later one.'],
])('at %s, a draft of November 24 says "%s"', async (time, message) => {
  await open(time, { preferredDate: '2026-11-24', preferredTime: '4-6 PM' });
  expect(screen.getByText(message)).toBeVisible();
  expect(screen.queryByText(over)).toBeNull();
  expect(screen.getByLabelText('Another day')).toHaveValue('2026-11-24');
  expect(radio('4-6 PM')).toBeChecked();
});

test('promises to arrive within a window only where the visit can start in it', async () => {
  const pets = emptyBooking.pets.map((pet) => ({ ...pet, service: 'full-groom' }));
  await open('2026-11-24T09:00', { pets, preferredTime: '4-6 PM' });
  expect(screen.getByText(/We’ll look for a start by/)).toBeVisible();
  expect(screen.queryByText(/aim for it/)).toBeNull();
  fireEvent.click(radio('8-10 AM'));
  expect(screen.getByText(/aim for it/)).toBeVisible();
});

test('offers no start before our answer', async () => {
  const pets = emptyBooking.pets.map((pet) => ({ ...pet, service: 'full-groom' }));
  await open('2026-11-24T13:08', { pets, preferredDate: '2026-11-24' });
  expect(radio('4-6 PM')).toBeDisabled();
  expect(radio('4-6 PM').closest('label')).toHaveTextContent('We answer by 3:08 PM.');
  fireEvent.click(radio('2026-11-25'));
  expect(radio('4-6 PM').closest('label')).toHaveTextContent('It has to start by 3 PM');
});

test('says one thing about a Sunday that has passed', async () => {
  await open('2026-11-24T12:00', { preferredDate: '2026-11-22' });
  expect(screen.getByText('That day has passed. Please choose a later one.')).toBeVisible();
  expect(screen.queryByText(/closed on Sundays/)).toBeNull();
});

const minutesOf = (slug: string) => packageRecord(slug).minutes;
const [bath, groom] = [minutesOf('spa-bath'), minutesOf('full-groom')];
const earlier = (minutes: number) =>
  `We finish by ${closingTime} and this visit can take ${spellMinutes(minutes)}. We’ll look for a start by ${formatTime(timeAt(visitHours.closes * 60 - minutes)).replace(':00', '')}.`;
const tooLong = `We finish by ${closingTime} and this visit can take ${spellMinutes(4 * groom)}. We’ll look for a second day as well.`;
const fourGrooms = ['full-groom', 'full-groom', 'full-groom', 'full-groom'];

test.each([
  ['2-4 PM', ['full-groom'], undefined],
  ['2-4 PM', ['full-groom', 'spa-bath'], earlier(groom + bath)],
  ['4-6 PM', ['spa-bath'], latestFinish],
  ['4-6 PM', ['full-groom'], earlier(groom)],
  ['4-6 PM', ['spa-bath', 'spa-bath', ''], earlier(2 * bath)],
  ['8-10 AM', fourGrooms, tooLong],
])('the window "%s" with %j is noted with "%s"', (slot, services, note) => {
  const pets = services.map((service) => ({ service }));
  expect(scheduleNote(slot, pets)).toBe(note);
});
