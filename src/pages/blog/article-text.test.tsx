import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ArticleText } from './article-text';

const section = {
  id: 'calendar',
  subtitle: 'A calendar',
  text: [],
  table: {
    caption: 'A coat calendar',
    columns: ['When', 'Dogs'],
    rows: [['May', 'Rake']],
    isPrintable: true,
  },
};

test('the button prints the table alone, and the page is whole again afterward', () => {
  const printed: (string | undefined)[] = [];
  const print = vi.fn(() => printed.push(document.body.dataset['prints']));
  vi.stubGlobal('print', print);
  render(<ArticleText sections={[section]} sources={[]} />);

  fireEvent.click(screen.getByRole('button', { name: 'Print this calendar' }));
  expect(printed).toEqual(['alone']);
  expect(document.body.dataset['prints']).toBe('alone');

  window.dispatchEvent(new Event('afterprint'));
  expect(document.body.dataset['prints']).toBeUndefined();
});
