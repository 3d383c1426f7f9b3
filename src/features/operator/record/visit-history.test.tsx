import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { OperatorFrame } from '../operator-frame.fixture';
import { operatorVisit } from '../visit/operator-visit.fixture';
import { VisitHistory } from './visit-history';

const changes = [
  ['operator', 'confirm', 'Confirmed'],
  ['owner', 'ask', 'Sam asked for another time'],
  ['operator', 'no_show', 'Nobody home'],
  ['operator', 'cancel', 'Canceled by us'],
  ['owner', 'cancel', 'Sam canceled'],
] as const;

test('the history says who did what and when, the newest first, and strikes what was undone', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T19:00:00Z') });
  const history = changes.map(([actor, action], index) => ({
    id: `${index}`,
    actor,
    action,
    at: `2026-11-24T18:${index + 10}:00Z`,
    isUndone: action === 'no_show',
    what: action === 'confirm' ? 'price $120 to $140' : '',
  }));
  render(<VisitHistory visit={{ ...operatorVisit, history }} />, { wrapper: OperatorFrame });
  const lines = screen.getAllByRole('listitem', { hidden: true });
  expect(lines.map(({ textContent }) => textContent)).toEqual(
    changes
      .map(([, , words], index) => `${words} at 11:${index + 10} AM`)
      .reverse()
      .map((line) => line.replace(/^Confirmed.*/, '$&: price $$120 to $$140')),
  );
  const struck = screen.getAllByRole('deletion', { hidden: true });
  expect(struck.map(({ textContent }) => textContent)).toEqual(['Nobody home at 11:12 AM']);
});

test('a request that nobody touched has no history', () => {
  const { container } = render(<VisitHistory visit={operatorVisit} />, { wrapper: OperatorFrame });
  expect(container).toBeEmptyDOMElement();
});
