import type { FieldErrors } from 'react-hook-form';
import type { ContactMessage } from './contact-schema';
import { track } from '@/analytics/track';
import { trackFormError } from '@/analytics/track-forms';
import { trackFormLead } from '@/analytics/track-lead';

export function trackStored({ email, phone }: ContactMessage): void {
  track({
    name: 'contact_form',
    props: {
      has_email: email !== '',
      has_phone: phone !== '',
      destination: 'contact_inquiries',
    },
  });
  trackFormLead('contact_form');
}

export function trackMistakes(errors: FieldErrors<ContactMessage>): void {
  const mistakes = Object.entries(errors);
  trackFormError(
    'contact',
    mistakes.map(([field, { type }]) => ({ path: [field], code: String(type) })),
  );
}

/** Neither an email address nor a phone number was given. */
export function trackMissingContact(): void {
  trackFormError('contact', [
    { path: ['email'], code: 'missing' },
    { path: ['phone'], code: 'missing' },
  ]);
}
