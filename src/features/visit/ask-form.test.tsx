import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AskForm } from './ask-form';
import { ownerVisit } from './owner-visit.fixture';
import { useVisitChange } from '@/backend/use-visit';

const { audience, reference } = ownerVisit;
const visitKey = { audience, reference, token: 'oB7bK0pd2I0E5L1_AmOkrg' };

function Form() {
  return (
    <AskForm visit={ownerVisit} mutation={useVisitChange(visitKey)} onBack={() => undefined} />
  );
}

test('a missing day takes the focus to its field each time that it is sent', async () => {
  render(<Form />);
  const day = screen.getByLabelText('Day');
  const send = screen.getByRole('button', { name: 'Send' });
  for (const attempt of [1, 2]) {
    send.focus();
    await act(async () => fireEvent.click(send));
    expect(day, `${attempt}`).toHaveFocus();
    expect(day).toHaveAccessibleDescription(/Choose a day\.$/);
  }
});
