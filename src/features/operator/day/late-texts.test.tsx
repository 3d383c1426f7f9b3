import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { showBoardAt } from './day-board.fixture';
import { follow, kim, late, showAt } from './late-texts.fixture';
import { writeDraft } from '@/browser/drafts';
import { answerCalls, tap } from '@/testing/function-calls';

const linkNames = () =>
  screen
    .queryAllByRole('link')
    .map(({ textContent }) => textContent)
    .filter((name) => / min$|^Then/.test(name));

const textOf = (name: string | RegExp) =>
  decodeURIComponent(screen.getByRole('link', { name }).getAttribute('href') ?? '');

test('three stops hear of the new time in five taps, the next one offered after each', async () => {
  showAt('2026-11-24T14:50:00Z', { minutes: 233 }, { minutes: 113, owner: kim });
  fireEvent.click(late()[0] ?? document.body);
  expect(linkNames()).toEqual(['15 min', '30 min', '45 min', '60 min']);
  expect(textOf('30 min')).toMatch(
    /^sms:\+13035550199.*30 minutes late, sorry! We’ll be there around 8:30 AM instead of 8:00 AM\.$/,
  );
  expect(textOf('45 min')).toMatch(/ instead of 8:00 AM\. Your visit is \$15 less\.$/);
  await follow('30 min');
  cleanup();
  // as after a reload
  showAt('2026-11-24T14:50:00Z', { minutes: 233 }, { minutes: 113, owner: kim });
  fireEvent.click(late()[0] ?? document.body);
  expect(textOf('Then Kim: 12:30 PM instead of 12:00 PM')).toMatch(/^sms:\+13035550143/);
  expect(await follow(/^Then Kim/)).toMatch(/^sms:\+13035550143.*Hi Kim/);
  expect(textOf('Then Sam: 2:30 PM instead of 2:00 PM')).toMatch(/around 2:30 PM instead/);
  await follow(/^Then Sam/);
  expect(screen.queryByRole('link', { name: /^Then/ })).toBeNull();
});

test('free time between stops shortens the delay, down to zero', async () => {
  showAt('2026-11-24T14:50:00Z', { minutes: 225 }, { minutes: 75 });
  fireEvent.click(late()[0] ?? document.body);
  await follow('30 min');
  expect(await follow('Then Sam: 12:25 PM instead of 12:00 PM')).toMatch(/about 25 minutes late/);
  expect(screen.queryByRole('link', { name: /^Then/ })).toBeNull();
  expect(screen.getByText('Then Sam: on time')).toBeVisible();
});

test('a hold without a yes hears of no new time', async () => {
  showAt('2026-11-24T14:50:00Z', { minutes: 233 }, { minutes: 113, owner: kim, lateFee: 0 });
  fireEvent.click(late()[0] ?? document.body);
  await follow('30 min');
  fireEvent.click(screen.getByRole('button', { name: 'Kim hasn’t said yes. Next' }));
  expect(textOf('Then Sam: 2:30 PM instead of 2:00 PM')).toMatch(/around 2:30 PM/);
});

test('a text that was opened leaves a mark on its row until it is moved and for that day, also after a reload', async () => {
  showAt('2026-11-24T14:50:00Z');
  await follow('On my way');
  expect(screen.getAllByRole('article')[0]).toHaveTextContent('On my way text opened 7:50 AM');
  fireEvent.click(late()[0] ?? document.body);
  await follow('15 min');
  cleanup();
  showAt('2026-11-24T14:55:00Z');
  expect(screen.getByText('Told 8:15 AM. Late text opened 7:50 AM')).toBeVisible();
  expect(screen.getAllByRole('article')[0]).toHaveTextContent(/^8:15 AM to 9:15instead of 8:00 AM/);
  for (const [now, count] of [
    ['2026-11-24T15:25:00Z', 1],
    ['2026-11-24T15:30:00Z', 0],
  ] as const) {
    cleanup();
    showAt(now);
    const first = within(screen.getAllByRole('article')[0] ?? document.body);
    expect(first.queryAllByText('On my way')).toHaveLength(count);
  }
  cleanup();
  showAt('2026-11-24T15:15:00Z', { starts: { day: '2026-11-24', time: '16:00' } });
  expect(screen.queryByText(/text opened/)).toBeNull();
  cleanup();
  showAt('2026-11-25T13:00:00Z');
  expect(screen.queryByText(/text opened/)).toBeNull();
});

test('a mark joins those of other tabs, and drops those of a week ago', async () => {
  showAt('2026-11-24T14:50:00Z');
  const starts = ['2026-11-16 08:00', '2026-11-24 12:00'];
  const opened = starts.map((start) => {
    return { reference: `AG-${start.replace(' ', '-')}`, start, words: 'Late', late: 15 };
  });
  writeDraft('opened-texts', { opened });
  await follow('On my way');
  expect(screen.getByText('Told 12:15 PM. Late')).toBeVisible();
  expect(localStorage.getItem('opened-texts-draft')).not.toContain(starts[0]);
  localStorage.removeItem('opened-texts-draft');
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
  expect(screen.queryByText(/text opened/)).toBeNull();
});

test('after a reload Late goes on with whoever was told too little, and with nobody else', () => {
  const told = (...late: number[]) => {
    const opened = ['08:00', '12:00', '14:00'].map((time, index) => ({
      reference: `AG-2026-11-24-${time}`,
      start: `2026-11-24 ${time}`,
      words: 'Late',
      late: late[index] ?? 0,
    }));
    writeDraft('opened-texts', { opened });
  };
  const stops = [{ minutes: 233 }, { minutes: 113, owner: kim }] as const;
  showAt('2026-11-24T14:50:00Z');
  cleanup();
  told(45, 15, 15);
  showAt('2026-11-24T14:50:00Z', ...stops);
  fireEvent.click(late()[0] ?? document.body);
  expect(textOf('Then Kim: 12:45 PM instead of 12:00 PM')).toMatch(/around 12:45 PM/);
  cleanup();
  told(30, 0, 30);
  showAt('2026-11-24T14:50:00Z', stops[0], { ...stops[1], lateFee: 0 });
  fireEvent.click(late()[0] ?? document.body);
  fireEvent.click(screen.getByRole('button', { name: 'Kim hasn’t said yes. Next' }));
  expect(screen.queryByText(/hasn’t said yes|^Then/)).toBeNull();
});

test('a new time that has passed is not offered, and a visit that is over has none', async () => {
  showAt('2026-11-24T15:20:00Z', {}, { status: 'done' }, { status: 'no_show' });
  await tap('Late');
  expect(linkNames()).toEqual(['30 min', '45 min', '60 min']);
  await follow('30 min');
  expect(screen.queryByRole('link', { name: /^Then/ })).toBeNull();
});

test('a stop without a number to text is named, and passed over', async () => {
  const owner = { name: 'Kim Lee', phone: '' };
  showAt('2026-11-24T14:50:00Z', { minutes: 233 }, { minutes: 113, owner });
  expect(late()).toHaveLength(1);
  fireEvent.click(late()[0] ?? document.body);
  await follow('15 min');
  fireEvent.click(screen.getByRole('button', { name: /^No number to text Kim: 12:15 PM/ }));
  expect(screen.getByRole('link', { name: /^Then Sam: 2:15 PM/ })).toBeVisible();
});

test('while a visit goes on, the next one can be told', async () => {
  showAt('2026-11-24T16:05:00Z', { minutes: 233 }, { minutes: 113 });
  expect(late()).toHaveLength(1);
  fireEvent.click(late()[0] ?? document.body);
  expect(linkNames()).toHaveLength(4);
  await follow('15 min');
  expect(screen.getByRole('link', { name: /^Then Sam: 2:15 PM/ })).toBeVisible();
});

test('tomorrow’s visits are not late', () => {
  showAt('2026-11-23T14:50:00Z');
  expect(screen.queryByRole('button', { name: 'Late' })).toBeNull();
});

test('Done takes off the credit that a Late text told, also the next morning', async () => {
  onTestFinished(() => localStorage.clear());
  showAt('2026-11-24T14:50:00Z');
  fireEvent.click(late()[0] ?? document.body);
  await follow('45 min');
  await follow('On my way');
  cleanup();
  const sent = await answerCalls('2026-11-25T14:20:00Z', () => new Response('', { status: 500 }));
  showAt('2026-11-25T14:20:00Z');
  for (const [index, amount] of ['150', '165'].entries()) {
    fireEvent.click(screen.getAllByRole('button', { name: 'Done' })[index] ?? document.body);
    const field = screen.getByLabelText(/^Charged in/);
    expect(field).toHaveValue(amount);
    const less = '$15 is taken off: you texted that you’d be more than 30 minutes late.';
    expect(field.closest('form')?.textContent.includes(less)).toBe(index === 0);
    await tap('Not yet');
  }
  fireEvent.click(screen.getAllByRole('button', { name: 'Done' })[0] ?? document.body);
  await tap('Mark done');
  fireEvent.change(screen.getByLabelText(/^Charged in/), { target: { value: '' } });
  expect(screen.getByText(/Take \$15 off: you texted/)).toBeVisible();
  await tap('Mark done');
  expect(sent).toMatchObject([
    { action: 'done', charged: 150, credit: 15 },
    { action: 'done', charged: null, credit: 15 },
  ]);
  cleanup();
  // Moved after the text, it is no longer late.
  showAt('2026-11-25T14:20:00Z', { starts: { day: '2026-11-24', time: '09:00' } });
  fireEvent.click(screen.getAllByRole('button', { name: 'Done' })[0] ?? document.body);
  expect(screen.getByLabelText(/^Charged in/)).toHaveValue('165');
});

test.each([
  ['runs', '2026-11-24T15:30:00Z'],
  ['is over', '2026-11-24T16:00:00Z'],
])('On my way is for the first visit that has not begun while another one %s', (_name, now) => {
  showBoardAt(now);
  const [over, next] = screen.getAllByRole('article').map((row) => within(row));
  expect(over?.queryByRole('link', { name: 'On my way' })).toBeNull();
  expect(next?.getByRole('link', { name: 'On my way' })).toBeVisible();
});
