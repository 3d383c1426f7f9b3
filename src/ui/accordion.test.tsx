import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Accordion } from './accordion';

const items = [
  { title: 'Do you bring water?', content: 'Yes, warm.' },
  { title: 'Do you park on hills?', content: 'On most.' },
];
const findSummary = (title: string) => screen.getByText(title).closest('summary');

test('arrow keys, Home and End move the focus from title to title', () => {
  render(<Accordion items={items} />);
  findSummary('Do you bring water?')?.focus();
  for (const [key, title] of [
    ['ArrowDown', 'Do you park on hills?'],
    ['ArrowUp', 'Do you bring water?'],
    ['End', 'Do you park on hills?'],
    ['Home', 'Do you bring water?'],
  ] as const) {
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
    expect(document.activeElement).toBe(findSummary(title));
  }
});
