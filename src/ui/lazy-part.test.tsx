import { act, render, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { lazyPart } from './lazy-part';

type PartProps = { onRetry: () => void };

const Form = () => <p>The form</p>;
const StandIn = ({ onRetry }: PartProps) => <button onClick={onRetry}>Try again</button>;

/** A page with a part whose code fails to come a number of times. */
function pageWithPart(failures: number) {
  const load = vi.fn<() => Promise<ComponentType<PartProps>>>().mockResolvedValue(Form);
  for (let count = 0; count < failures; count += 1) {
    load.mockRejectedValueOnce(new Error('offline'));
  }
  const usePart = lazyPart(load, StandIn);
  return function Page() {
    const [Part, tryAgain] = usePart();
    return (
      <Suspense fallback="On its way">
        <Part onRetry={tryAgain} />
      </Suspense>
    );
  };
}

const retry = () => act(async () => screen.getByRole('button', { name: 'Try again' }).click());

test('code that cannot be had leaves a stand-in, which can try again', async () => {
  const Page = pageWithPart(2);
  const { rerender } = await act(async () => render(<Page />));
  rerender(<Page />);
  await retry();
  await retry();
  expect(screen.getByText('The form')).toBeVisible();
});

test('the next mount tries again by itself', async () => {
  const Page = pageWithPart(1);
  const { unmount } = await act(async () => render(<Page />));
  expect(screen.getByRole('button')).toBeVisible();
  unmount();
  await act(async () => render(<Page />));
  expect(screen.getByText('The form')).toBeVisible();
});
