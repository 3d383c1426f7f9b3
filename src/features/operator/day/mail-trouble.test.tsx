import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { OperatorFrame } from '../operator-frame.fixture';
import { MailTrouble } from './operator-day';
import { emptyDay } from '@shared/visits/empty-day.fixture';

const { trouble } = emptyDay;

test.each([
  [{ problem: 'operator_address' }, 'Emails to you come back, so look here.'],
  [{ problem: 'mail_late' }, 'Emails are late, so look here.'],
  [{ problem: 'of a newer database' }, 'Emails are late, so look here.'],
  [{ pausedUntil: '2026-11-24T18:30:00Z' }, 'They go out again at 11:30 AM.'],
  [{ receiptsWaitSince: '2026-11-24T17:00:00Z' }, 'Receipts to customers wait, because too many'],
  [{ problem: 'mail_late', pausedUntil: '2026-11-24T18:30:00Z' }, 'Emails are late, so look here.'],
])('%o is one line, with where to read on', (changes, words) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T18:00:00Z') });
  render(<MailTrouble trouble={{ ...trouble, ...changes }} />, { wrapper: OperatorFrame });
  const line = screen.getByRole('alert');
  expect(line).toHaveTextContent(words);
  expect(line).toHaveTextContent('The operating guide says what to do.');
});

test('on an ordinary day nothing is said about emails', () => {
  const { container } = render(<MailTrouble trouble={trouble} />, { wrapper: OperatorFrame });
  expect(container).toBeEmptyDOMElement();
});
