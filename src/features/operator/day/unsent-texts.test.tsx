import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { follow, kim, late, showAt } from './late-texts.fixture';
import { tap } from '@/testing/function-calls';

test('a Late text that was not sent is forgotten with one tap, until On my way follows it', async () => {
  showAt('2026-11-24T14:50:00Z');
  fireEvent.click(late()[0] ?? document.body);
  await follow('45 min');
  expect(screen.getByText(/^3 visits, \$480/)).toBeVisible();
  await tap('Not sent');
  expect(screen.queryByText(/text opened|instead of/)).toBeNull();
  expect(screen.getByText(/^3 visits, \$495/)).toBeVisible();
  expect(screen.getByText('Not told.')).toHaveFocus();
  await follow('45 min');
  await follow('60 min');
  await tap('Not sent');
  expect(screen.getByText(/^Told 8:45 AM/)).toBeVisible();
  await follow('On my way');
  expect(screen.queryByRole('button', { name: 'Not sent' })).toBeNull();
});

test('whoever comes after a late visit is offered to be told without a tap, also after a reload', async () => {
  const stops = [{ minutes: 233 }, { minutes: 113, owner: kim }] as const;
  const offers = () =>
    screen
      .getAllByRole('article')
      .map((row) => within(row).queryByRole('link', { name: /^Then/ })?.textContent);
  showAt('2026-11-24T14:50:00Z', ...stops);
  fireEvent.click(late()[0] ?? document.body);
  await follow('30 min');
  for (const now of ['2026-11-24T14:55:00Z', '2026-11-24T18:54:00Z']) {
    cleanup();
    showAt(now, ...stops);
    expect(offers()).toEqual(['Then Kim: 12:30 PM instead of 12:00 PM', undefined, undefined]);
  }
  await follow(/^Then Kim/);
  expect(offers()).toEqual([undefined, 'Then Sam: 2:30 PM instead of 2:00 PM', undefined]);
  cleanup();
  showAt('2026-11-24T14:55:00Z', ...stops);
  expect(offers()).toEqual(['Then Sam: 2:30 PM instead of 2:00 PM', undefined, undefined]);
  cleanup();
  showAt('2026-11-24T18:54:00Z', { ...stops[0], status: 'done' }, stops[1]);
  expect(offers()).toEqual([undefined, 'Then Sam: 2:30 PM instead of 2:00 PM', undefined]);
});
