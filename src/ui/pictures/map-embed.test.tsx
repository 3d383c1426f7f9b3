import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { MapFrame } from './map-embed';

const asked: FakeImage[] = [];

class FakeImage {
  src = '';
  onerror: (() => void) | undefined;
  constructor() {
    asked.push(this);
  }
}

test('a map without its server hides, also from the keyboard', () => {
  vi.stubGlobal('Image', FakeImage);
  render(<MapFrame title="Denver" source="about:blank" />);
  const frame = screen.getByTitle('Denver');
  expect(asked.map(({ src }) => src)).toEqual(['https://www.google.com/favicon.ico']);
  expect(frame).not.toHaveClass('opacity-0');
  act(() => asked[0]?.onerror?.());
  expect(frame).toHaveClass('opacity-0');
  expect(frame).toHaveAttribute('tabindex', '-1');
});
