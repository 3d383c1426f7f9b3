import { promises } from '../../../supabase/functions/_shared/promises';
import { bookTwoPets, toMailbox } from '../../support/booking-form';
import { expect, test } from '../../support/fixtures';
import { readMailsAbout } from '../../support/mail-folder';

test('a booking for two pets becomes one mail to the operator and one to the owner', async ({
  page,
  visitor,
  storedBookings,
}) => {
  await bookTwoPets(page, visitor, 'Shy <b>at first</b> 🐶');

  const [booking] = await storedBookings();
  const reference = booking?.reference ?? '';
  await expect.poll(() => readMailsAbout(reference), { timeout: 20_000 }).toHaveLength(2);
  const [toOperator = '', toOwner = ''] = await readMailsAbout(reference);

  const when = `${dayWords(booking?.preferred_date ?? '')}, 8-10 AM`;
  expect(toOperator).toContain(
    `\r\nSubject: Booking ${reference}: Biscuit and Mo, Full Groom + Cat Grooming, ${when}, 80206\r\n`,
  );
  expect(toOperator).toContain('\r\nTo: operator@alpenglow-grooming.example\r\n');
  expect(toOperator).toContain(`\r\nReply-To: ${toMailbox(visitor)}\r\n`);
  expect(toOperator).toContain(`${visitor} was promised an answer by `);
  expect(toOperator).toContain('Shy <b>at first</b> 🐶');
  expect(toOperator).toContain('Shy &lt;b&gt;at first&lt;/b&gt; 🐶');
  expect(toOperator).not.toContain('Marked for review');

  expect(toOwner).toContain(`\r\nSubject: We have your request ${reference}: your pets, `);
  expect(toOwner).toContain(`\r\nTo: ${toMailbox(visitor)}\r\n`);
  expect(toOwner).toContain('\r\nReply-To: hello@alpenglow-grooming.example\r\n');
  expect(toOwner).toContain('This is a request, not yet a confirmed appointment.');
  expect(toOwner).toMatch(/We’ll call or text you by \w{3}, \w{3} \d+, \d+:\d\d [AP]M to confirm/);
  expect(toOwner).toContain(promises.freeCanceling.slice(0, -1));
});

function dayWords(day: string): string {
  const format = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  return new Date(day).toLocaleDateString('en-US', format);
}
