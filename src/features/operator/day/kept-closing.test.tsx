import { onlineManager } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { OperatorFrame } from '../operator-frame.fixture';
import { DayBoard } from './day-board';
import { dayVisit } from './day-visit.fixture';
import { queryClient } from '@/backend/query-client';
import { answerCalls, tap } from '@/testing/function-calls';
import { emptyDay } from '@shared/visits/empty-day.fixture';

const kept = 'Kept on this phone. Sent once you’re online.';

test.each([
  ['Done', 'Mark done', 'done'],
  ['Nobody home', 'Yes, nobody home', 'no_show'],
] as const)(
  '%s without network goes by itself, once, when it is back',
  async (name, yes, status) => {
    const visit = dayVisit('2026-11-24', '08:00', 'Biscuit');
    let isOnline = false;
    const sent = await answerCalls('2026-11-24T18:59:00Z', () => {
      if (!isOnline) throw new TypeError('Failed to fetch');
      const { reference } = visit;
      return Response.json({
        visit: { audience: 'operator', reference, status, revision: 2, charged: null },
      });
    });
    const setOnline = (now: boolean) => {
      isOnline = now;
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(now);
      onlineManager.setOnline(now);
    };
    queryClient.mount();
    onTestFinished(() => {
      setOnline(true);
      vi.restoreAllMocks();
      queryClient.unmount();
    });
    setOnline(false);
    render(
      <OperatorFrame day={{ ...emptyDay, visits: [visit] }}>
        <DayBoard onMore={vi.fn()} isLoadingMore={false} />
      </OperatorFrame>,
    );
    await tap(name);
    await tap(yes);
    expect(await screen.findByText(kept, undefined, { timeout: 4000 })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    await act(async () => setOnline(true));
    await waitFor(() => expect(screen.queryByText(kept)).toBeNull());
    expect(screen.getByRole('article')).toHaveTextContent(name);
    expect(screen.queryByRole('button', { name })).toBeNull();
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  },
);
