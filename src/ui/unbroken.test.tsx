import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Unbroken } from './unbroken';

test.each([
  ['A full groom takes 2-3 hours, or $7-$9.', ['2-3', '$7-$9']],
  ['Phone hours Mon-Sat 7AM-7PM.', ['Mon-Sat', '7AM-7PM']],
  ['Carsick on I-25? AG-7K4Q2M, and no-shows.', ['I-25', 'AG-7K4Q2M', 'no-shows']],
  ['X-Large $999, done by 6 PM.', ['X-Large', '6 PM']],
  ['Under 20 lbs, or 20-50 lbs.', ['20 lbs', '20-50']],
  ['A well-known, one-to-one visit.', []],
])('keeps ranges and names on one line: %s', (text, unbroken) => {
  const { container } = render(<Unbroken>{text}</Unbroken>);
  expect(container).toHaveTextContent(text);
  const spans = [...container.querySelectorAll('.whitespace-nowrap')];
  expect(spans.map(({ textContent }) => textContent)).toEqual(unbroken);
});
