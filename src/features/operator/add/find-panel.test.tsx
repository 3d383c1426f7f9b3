import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { OperatorFrame } from '../operator-frame.fixture';
import { nobody, setup } from './add-panel.fixture';
import { FindPanel } from './find-panel';
import { answerCalls, tap, type } from '@/testing/function-calls';
import { phoneMessage } from '@shared/business/phone';
import { dayVisit } from '@shared/visits/day-visit.fixture';
import { emptyDay } from '@shared/visits/empty-day.fixture';

const dana = {
  reference: 'AG-7K4Q2M',
  token: 'oB7bK0pd2I0E5L1_AmOkrg',
  name: 'Dana Reyes',
  phone: '720-555-0112',
  email: '',
  pets: ['Ozzy'],
  day: '2026-10-06',
  status: 'done',
};
const kim = { ...dana, reference: 'AG-2222KL', name: 'Kim Lee', pets: ['Momo'] };

test('the operator finds a customer by four digits, and opens the visit or the request that waits', async () => {
  const sent = await answerCalls('2026-11-24T14:00:00Z', ({ words }) =>
    Response.json({ names: words === '0112' ? [{ ...kim, day: null, status: null }, dana] : [] }),
  );
  render(<FindPanel onClose={vi.fn()} />, { wrapper: OperatorFrame });
  await waitFor(() => expect(screen.getByLabelText('Name, pet or phone')).toHaveFocus());
  type('Name, pet or phone', 'd');
  await tap('Find');
  expect(await screen.findByText('Type two letters, or a number.')).toBeVisible();
  expect(sent).toEqual([]);
  type('Name, pet or phone', '0113');
  await tap('Find');
  expect(await screen.findByText('Nobody goes by that.')).toBeVisible();
  type('Name, pet or phone', '0112');
  await tap('Find');
  const link = await screen.findByRole('link', { name: /^Dana Reyes, Ozzy/ });
  expect(link).toHaveTextContent('(720) 555-0112, visit Tue, Oct 6');
  expect(link).toHaveAttribute('href', `/operator#${dana.reference}.${dana.token}`);
  const waiting = screen.getByRole('link', { name: /^Kim Lee, Momo/ });
  expect(waiting).toHaveTextContent('(720) 555-0112, waits for an answer: open it');
  expect(waiting).toHaveAttribute('href', `/operator#${kim.reference}.${kim.token}`);
});

test.each(['rey dan', 'biscuit', '720 555 0142', '0142'])(
  'without network %j is looked for on the day',
  async (typed) => {
    await answerCalls('2026-11-24T14:00:00Z', () => {
      throw new TypeError('Failed to fetch');
    });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const visit = dayVisit('2026-11-24', '08:00', 'Biscuit');
    const found = { ...visit, owner: { name: 'Dána Reyes', phone: '(720) 555-0142' } };
    const other = { ...visit, reference: 'AG-2222KL', owner: kim, pets: [] };
    render(
      <OperatorFrame day={{ ...emptyDay, visits: [found, other] }}>
        <FindPanel onClose={vi.fn()} />
      </OperatorFrame>,
    );
    type('Name, pet or phone', typed);
    await tap('Find');
    expect(await screen.findByText(/only the visits on your day were searched/)).toBeVisible();
    const [link, ...others] = screen.getAllByRole('link');
    expect(link).toHaveTextContent('Dána Reyes, Biscuit(720) 555-0142, visit Tue, Nov 24');
    expect(others).toEqual([]);
  },
);

test.each([
  ['canceled', 'canceled'],
  ['no_show', 'nobody home'],
])('a visit that is %s says so', async (status, words) => {
  await answerCalls('2026-11-24T14:00:00Z', () => Response.json({ names: [{ ...kim, status }] }));
  render(<FindPanel onClose={vi.fn()} />, { wrapper: OperatorFrame });
  type('Name, pet or phone', 'momo');
  await tap('Find');
  const link = await screen.findByRole('link', { name: /^Kim Lee/ });
  expect(link).toHaveTextContent(`(720) 555-0112, visit Tue, Oct 6, ${words}`);
});

test.each([
  ['d', 'Type a phone number, an email, a name or a pet’s name.'],
  ['?', phoneMessage],
  ['dana@', 'Invalid email address'],
])('refuses to look up %j, which is too short or malformed', async (typed, words) => {
  const { sent } = await setup(() => Response.json({}));
  type('Phone, email, name or pet', typed);
  await tap('Next');
  expect(screen.getByText(words)).toBeVisible();
  expect(sent).toEqual([]);
});

test.each(['Gil Moss, (303) 555-0142', '(303) 555-0142 Gil Moss'])(
  'a name and a number typed in one line fill both fields: %s',
  async (line) => {
    const { sent } = await setup(() => Response.json(nobody));
    type('Phone, email, name or pet', line);
    await tap('Next');
    expect(await screen.findByLabelText('Full name')).toHaveValue('Gil Moss');
    expect(screen.getByLabelText('Phone')).toHaveValue('(303) 555-0142');
    expect(sent).toMatchObject([{ action: 'find', phone: '(303) 555-0142', email: '' }]);
  },
);
