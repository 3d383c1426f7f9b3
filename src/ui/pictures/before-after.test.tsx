import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { BeforeAfter } from './before-after';

function setup() {
  const observers = new Set<(ratio: number) => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly tell: (ratio: number) => void;
      constructor(callback: (entries: object[]) => void) {
        this.tell = (intersectionRatio) =>
          callback([{ intersectionRatio, isIntersecting: intersectionRatio > 0 }]);
      }
      observe() {
        observers.add(this.tell);
      }
      disconnect() {
        observers.delete(this.tell);
      }
    },
  );
  const { container } = render(
    <BeforeAfter name="Maple" before={<p>shaggy</p>} after={<p>brushed</p>} />,
  );
  const frame = container.firstElementChild;
  if (!(frame instanceof HTMLElement)) throw new Error('There is no slider');
  return {
    frame,
    slider: screen.getByRole('slider', { name: 'Before and after: Maple' }),
    see: (ratio: number) => act(() => observers.forEach((tell) => tell(ratio))),
    isWatched: () => observers.size > 0,
  };
}

test('the line passes once when half of the picture is in view', () => {
  const { frame, see, isWatched } = setup();
  see(0);
  expect(frame).toHaveAttribute('data-line', 'waiting');
  see(0.2);
  expect(frame).toHaveAttribute('data-line', 'waiting');
  see(0.6);
  expect(frame).toHaveAttribute('data-line', 'passing');
  expect(isWatched()).toBe(false);
});

test('the line sways over a picture that is in view from the start', () => {
  const { frame, see } = setup();
  see(1);
  expect(frame).toHaveAttribute('data-line', 'swaying');
});

test('the first touch stops the line before it begins', () => {
  const { frame, slider, see } = setup();
  see(0);
  fireEvent.focus(slider);
  see(1);
  expect(frame).toHaveAttribute('data-line', 'stopped');
});
