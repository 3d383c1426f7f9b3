import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { OwnVisit } from './own-visit';
import { ownerVisit } from './owner-visit.fixture';
import { useVisitChange } from '@/backend/use-visit';

const { audience, reference } = ownerVisit;
const visitKey = { audience, reference, token: 'oB7bK0pd2I0E5L1_AmOkrg' };

function Page({ visit }: { visit: typeof ownerVisit }) {
  const mutation = useVisitChange(visitKey);
  return <OwnVisit visit={visit} isFetchedAfterMount visitKey={visitKey} mutation={mutation} />;
}

function setup() {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T17:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const { rerender } = render(<Page visit={ownerVisit} />, { wrapper: MemoryRouter });
  return (visit: typeof ownerVisit) => rerender(<Page visit={visit} />);
}

const news = () => screen.queryByText(/^This visit was changed .*, while this page was open\./);

test('a visit that we moved says so, and keeps what the owner was typing', async () => {
  const read = setup();
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Ask for another time' }));
  });
  const words = screen.getByLabelText('Anything else? (optional)');
  fireEvent.change(words, { target: { value: 'After school' } });
  expect(news()).toBeNull();
  read({ ...ownerVisit, revision: 2, starts: { day: '2026-11-25', time: '11:00' } });
  expect(news()).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.getByLabelText('Anything else? (optional)')).toHaveValue('After school');
});
