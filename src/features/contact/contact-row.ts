import type { Database } from '@shared/database.types';
import type { ContactMessage } from './contact-schema';

type ContactRow = Database['public']['Tables']['contact_inquiries']['Insert'];

/** The one border between our names and the database's. What was not answered is null. */
export function toContactRow(message: ContactMessage): ContactRow {
  return {
    first_name: message.firstName,
    last_name: message.lastName,
    email: message.email || null,
    phone: message.phone || null,
    message: message.message,
  };
}
