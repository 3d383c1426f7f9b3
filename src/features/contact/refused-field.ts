import { refusedColumn } from '@/submission/refused-column';
import type { ContactMessage } from './contact-schema';

const fieldsByColumn: Readonly<Record<string, keyof ContactMessage>> = {
  first_name: 'firstName',
  last_name: 'lastName',
  email: 'email',
  phone: 'phone',
  message: 'message',
};

/** The field that a rule of the database speaks of: `contact_inquiries_email_shape` is `email`. */
export function refusedField(constraint: string | undefined): keyof ContactMessage | undefined {
  return fieldsByColumn[refusedColumn('contact_inquiries', constraint) ?? ''];
}
