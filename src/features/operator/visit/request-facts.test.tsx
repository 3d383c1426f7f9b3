import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { operatorVisit } from './operator-visit.fixture';
import { Asked, Facts, RequestDetails } from './request-facts';
import { toFullDetails } from '@shared/visits/request-details';
import { sampleBooking, typedColumns } from '@shared/visits/sample-booking.fixture';

function setup(changes: Partial<typeof sampleBooking> = {}) {
  const row = { ...sampleBooking, ...changes };
  const details = toFullDetails({ request: [row], request_version: 1 }, row);
  render(
    <Facts>
      <Asked {...details} />
      <RequestDetails details={details} />
    </Facts>,
  );
  return document.body.textContent ?? '';
}

test('shows all that an owner can type', () => {
  const shown = setup();
  for (const column of [...typedColumns, 'email', 'service', 'preferred_time'] as const) {
    expect(shown).toContain(sampleBooking[column]);
  }
});

test('keeps the gate code out of the link to the map', () => {
  setup();
  const map = screen.getByRole('link', { name: /^12 |, \d{5}$/ });
  expect(map).toHaveAttribute('href', expect.stringContaining('Pearl'));
  expect(map).toHaveAttribute('href', expect.not.stringContaining('4411'));
});

test.each([
  ['core', 'No travel fee'],
  ['outside', 'Outside our usual area'],
  ['elsewhere', 'Not a Denver-area ZIP'],
])('shows the answer the owner saw: %s', (zip_answer, words) => {
  setup({ zip_answer });
  expect(screen.getByText(words)).toBeVisible();
});

test('says when the window was over before the request came', () => {
  const words = 'This window was already over when the request was sent.';
  setup({ created_at: '2026-11-24T10:00:00-07:00' });
  expect(screen.getByText(words)).toBeVisible();
  expect(operatorVisit.wasOver).toBe(false);
});
