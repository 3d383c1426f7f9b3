import type { ContactMessage } from './contact-schema';
import { refusedColumn } from '@/backend/submission/refused-column';
import type { Database } from '@shared/database.types';

type ContactRow = Database['public']['Tables']['contact_inquiries']['Insert'];

/** Unanswered is null. */
export function toContactRow(message: ContactMessage): ContactRow {
  return {
    first_name: message.firstName,
    last_name: message.lastName,
    email: message.email || null,
    phone: message.phone || null,
    message: message.message,
  };
}

const fieldsByColumn: Readonly<Record<string, keyof ContactMessage>> = {
  first_name: 'firstName',
  last_name: 'lastName',
  email: 'email',
  phone: 'phone',
  message: 'message',
} satisfies Partial<Record<keyof ContactRow, keyof ContactMessage>>;

/** `contact_inquiries_email_shape` is about `email`. */
export function refusedField(constraint: string | undefined): keyof ContactMessage | undefined {
  return fieldsByColumn[refusedColumn('contact_inquiries', constraint) ?? ''];
}
