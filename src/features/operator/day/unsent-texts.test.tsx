import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { follow, late, showAt } from './late-texts.fixture';
import { tap } from '@/testing/function-calls';

test('a Late text that was not sent is forgotten with one tap, until On my way follows it', async () => {
  showAt('2026-11-24T14:50:00Z');
  fireEvent.click(late()[0] ?? document.body);
  await follow('45 min');
  expect(screen.getByText(/^3 visits, \$480/)).toBeVisible();
  await tap('Not sent');
  expect(screen.queryByText(/text opened|instead of/)).toBeNull();
  expect(screen.getByText(/^3 visits, \$495/)).toBeVisible();
  await follow('45 min');
  await follow('On my way');
  expect(screen.queryByRole('button', { name: 'Not sent' })).toBeNull();
});
