import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { OperatorVisit } from './operator-visit';
import { operatorVisit } from './operator-visit.fixture';
import { queryClient } from '@/backend/query-client';
import { useVisitChange } from '@/backend/use-visit';

const { audience, reference } = operatorVisit;
const visitKey = { audience, reference, token: 'oB7bK0pd2I0E5L1_AmOkrg' };

function Page({ visit }: { visit: typeof operatorVisit }) {
  return <OperatorVisit visit={visit} mutation={useVisitChange(visitKey)} />;
}

function setup() {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T17:00:00Z') });
  onTestFinished(() => {
    queryClient.clear();
    vi.useRealTimers();
  });
  render(<Page visit={operatorVisit} />);
}

const field = (name: string) => screen.getByLabelText(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) =>
  act(async () => {
    const button = screen.getByRole('button', { name });
    button.focus();
    fireEvent.click(button);
  });

test('a mistake takes the focus to its field each time that it is sent', async () => {
  setup();
  type('Minutes', '7');
  for (const attempt of [1, 2]) {
    await press('Confirm');
    expect(field('Minutes'), `${attempt}`).toHaveFocus();
    expect(field('Minutes')).toHaveAccessibleDescription('Whole minutes, from 15 to 480.');
  }
  type('We arrive at', '09:00');
  expect(field('Minutes')).not.toHaveAttribute('aria-invalid');
});

test('a missing reason takes the focus to its field each time that it is sent', async () => {
  setup();
  await press('Decline');
  for (const attempt of [1, 2]) {
    await press('Decline request');
    expect(field('What the owner reads'), `${attempt}`).toHaveFocus();
  }
  await press('Too far');
  expect(field('What the owner reads')).not.toHaveAttribute('aria-invalid');
});
