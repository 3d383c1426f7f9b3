import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerWith, confirmed, refuse, setup } from './operator-page.fixture';
import { tap, type } from '@/testing/function-calls';

test('a private line is saved over what the page showed, and another device’s is not lost', async () => {
  const { read } = await setup();
  const theirs = { ...confirmed, privateLine: 'Gate 4411' };
  read(confirmed);
  await tap('Add a private note');
  type('Private note', ' Bites at nails ');
  refuse('stale', theirs);
  await tap('Save');
  read(theirs);
  expect(screen.getByRole('alert')).toHaveTextContent('It says: “Gate 4411”. Save again');

  const saved = { ...theirs, privateLine: 'Bites at nails' };
  const { sent } = answerWith(saved);
  await tap('Save');
  read(saved);
  expect(sent()).toMatchObject([
    { action: 'keep_private_line', line: 'Bites at nails', seen: 'Gate 4411' },
  ]);
  expect(screen.getByText('Bites at nails')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Change the private note' })).toHaveFocus();
});
