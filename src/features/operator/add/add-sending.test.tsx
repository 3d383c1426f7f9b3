import { act, cleanup, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { OperatorFrame } from '../operator-frame.fixture';
import { added, answerWith, lookUp, setup } from './add-panel.fixture';
import { KeptAddition } from './kept-addition';
import { answerCalls, tap, type } from '@/testing/function-calls';
import { emptyDay } from '@shared/visits/empty-day.fixture';

test('an answer that was lost is asked for again under the same reference and ids', async () => {
  let tries = 0;
  const { adds } = await setup(
    answerWith(() => {
      tries += 1;
      if (tries === 1) throw new TypeError('Failed to fetch');
      return Response.json({ added });
    }),
  );
  await lookUp();
  await tap('Add visit');
  expect(await screen.findByText(/It won’t be added twice/)).toBeVisible();
  expect(localStorage.getItem('added-visit-draft')).toContain('12 Elm St');
  await tap('Add visit');
  await screen.findByRole('link', { name: 'Text it' });
  const [first, second] = adds();
  expect(second).toEqual(first);
  expect(localStorage.getItem('added-visit-draft')).toBeNull();
});

test('a reference that somebody else has is drawn again by itself', async () => {
  let tries = 0;
  const { adds } = await setup(
    answerWith(() => {
      tries += 1;
      const refused = { error: 'reference_taken', other: null };
      return tries === 1 ? Response.json(refused, { status: 409 }) : Response.json({ added });
    }),
  );
  await lookUp();
  await tap('Add visit');
  await screen.findByRole('link', { name: 'Text it' });
  const [first, second] = adds();
  expect(second?.['reference']).not.toBe(first?.['reference']);
});

test('a visit that an earlier tap added with other content is named, and opens', async () => {
  const other = {
    reference: 'AG-222222',
    token: 'x'.repeat(22),
    starts: { day: '2026-11-25', time: '09:30' },
  };
  await setup(answerWith(() => Response.json({ error: 'changed_since', other }, { status: 409 })));
  await lookUp();
  await tap('Add visit');
  expect(
    await screen.findByText(
      'This visit is on your day already, Wed, Nov 25, 9:30 AM. Change it there.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open that visit' })).toHaveAttribute(
    'href',
    `/operator#AG-222222.${other.token}`,
  );
});

test('the panel sends an offline tap once the network is back, and only once', async () => {
  let isOnline = false;
  const { adds } = await setup(
    answerWith(() => {
      if (!isOnline) throw new TypeError('Failed to fetch');
      return Response.json({ added });
    }),
  );
  await lookUp();
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  await tap('Add visit');
  expect(await screen.findByText(/The visit is saved on this device/)).toBeVisible();
  isOnline = true;
  await act(async () => void window.dispatchEvent(new Event('online')));
  await screen.findByRole('link', { name: 'Text it' });
  expect(adds()).toHaveLength(2);
});

async function openAgain(answer: Parameters<typeof setup>[0]) {
  cleanup();
  const onOpen = vi.fn();
  const sent = await answerCalls('2026-11-24T15:00:00Z', answer);
  render(
    <OperatorFrame day={emptyDay}>
      <KeptAddition onOpen={onOpen} />
    </OperatorFrame>,
  );
  // The page sends it by itself.
  await act(async () => undefined);
  return { sent, onOpen };
}

test.each([
  ['confirmed', 'is added now'],
  ['canceled', 'was added and taken back since'],
] as const)(
  'the panel sends a tap from a dead zone again later, and it is %s',
  async (status, words) => {
    const { adds } = await setup(
      answerWith(() => {
        throw new TypeError('Failed to fetch');
      }),
    );
    await lookUp();
    await tap('Add visit');
    await screen.findByText(/It won’t be added twice/);
    const visit = { ...added.visit, status };
    const { sent } = await openAgain(() => Response.json({ added: { ...added, visit } }));
    const said = new RegExp(`^Dana Reyes’s visit ${words}: Tue, Nov 24`);
    expect(await screen.findByText(said)).toBeVisible();
    expect(sent).toMatchObject([adds().at(-1)]);
    expect(localStorage.getItem('added-visit-draft')).toBeNull();
  },
);

test('the panel keeps an offline tap that was changed afterwards until the next tap', async () => {
  const answer = answerWith(() => {
    throw new TypeError('Failed to fetch');
  });
  await setup(answer);
  await lookUp();
  await tap('Add visit');
  await screen.findByText(/It won’t be added twice/);
  cleanup();
  await setup(answer);
  await tap('90 min');
  const { sent } = await openAgain(() => Response.json({ added }));
  expect(screen.getByText('Dana Reyes’s visit isn’t added yet.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('the panel keeps and names an unsent form, and one tap opens it', async () => {
  await setup(answerWith(() => Response.json({ added })));
  await lookUp();
  type('We arrive at', '13:00');
  const { sent, onOpen } = await openAgain(() => Response.json({ added }));
  expect(screen.getByText('Dana Reyes’s visit isn’t added yet.')).toBeVisible();
  await tap('Go on with it');
  expect(onOpen).toHaveBeenCalledOnce();
  expect(sent).toEqual([]);
});

test('a kept visit that opens in the form says that it is from before, until Start over', async () => {
  await setup(answerWith(() => Response.json({ added })));
  await lookUp();
  type('We arrive at', '13:00');
  expect(screen.queryByText(/from before/)).toBeNull();
  cleanup();
  await setup(answerWith(() => Response.json({ added })));
  expect(screen.getByText(/^This is Dana Reyes’s visit from before/)).toBeVisible();
  await tap('Start over');
  expect(screen.queryByText(/from before/)).toBeNull();
});

test('a customer who was looked up is no visit that isn’t added yet, until something is typed', async () => {
  await setup(answerWith(() => Response.json({ added })));
  await lookUp();
  await tap('Change details');
  expect(localStorage.getItem('added-visit-draft')).toBeNull();
  type('Street address', '7 Oak Ave');
  expect(localStorage.getItem('added-visit-draft')).toContain('7 Oak Ave');
  await tap('Start over');
  await lookUp();
  expect(localStorage.getItem('added-visit-draft')).toBeNull();
  await tap('120 min');
  expect(localStorage.getItem('added-visit-draft')).toBeNull();
  await tap('90 min');
  expect(localStorage.getItem('added-visit-draft')).toContain('Dana Reyes');
});

const refusals: readonly [string, number][] = [
  ['taken', 409],
  ['wrong_operator_key', 401],
];

test.each(refusals)(
  'a visit that was refused (%s) does not go out by itself',
  async (error, status) => {
    await setup(answerWith(() => Response.json({ error, other: null }, { status })));
    await lookUp();
    await tap('Add visit');
    const { sent } = await openAgain(() => Response.json({ added }));
    expect(screen.getByText('Dana Reyes’s visit isn’t added yet.')).toBeVisible();
    expect(sent).toEqual([]);
  },
);

test.each(refusals)(
  'a lost visit that is refused (%s) when the page opens is not sent once more',
  async (error, status) => {
    await setup(
      answerWith(() => {
        throw new TypeError('Failed to fetch');
      }),
    );
    await lookUp();
    await tap('Add visit');
    await screen.findByText(/It won’t be added twice/);
    const second = await openAgain(() => Response.json({ error, other: null }, { status }));
    expect(second.sent).toHaveLength(1);
    const third = await openAgain(() => Response.json({ added }));
    expect(screen.getByText('Dana Reyes’s visit isn’t added yet.')).toBeVisible();
    expect(third.sent).toEqual([]);
  },
);
