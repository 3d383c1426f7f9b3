import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BeforeAfter } from './before-after';

test('the slider is named, starts in the middle and moves the edge', () => {
  const { container } = render(
    <BeforeAfter name="Maple" before={<p>shaggy</p>} after={<p>brushed</p>} />,
  );
  const slider = screen.getByRole('slider', { name: 'Before and after: Maple' });
  const frame = container.firstElementChild;
  const edge = () =>
    frame instanceof HTMLElement ? frame.style.getPropertyValue('--split') : undefined;

  expect(slider).toHaveValue('50');
  expect(edge()).toBe('50%');

  fireEvent.change(slider, { target: { value: '20' } });
  expect(edge()).toBe('20%');
  expect(slider).toHaveAttribute('aria-valuetext', '20% before, 80% after');
});
