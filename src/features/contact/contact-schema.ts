import * as z from 'zod/mini';
import { attemptSchema } from '@/backend/submission/attempt';
import { refusedColumn } from '@/backend/submission/submission-error';
import { isPhone, maxPhoneLength, phoneMessage } from '@shared/business/phone';
import type { Database } from '@shared/database.types';
import { isMailable, maxEmailLength } from '@shared/http/mailable';

const limits = { name: 100, email: maxEmailLength, phone: maxPhoneLength, message: 1000 } as const;

export const maxMessage = limits.message;

/** Trimmed, because the database refuses blank names. */
const name = (label: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, `${label} is required`),
      z.maxLength(limits.name, `${label} must be less than ${limits.name} characters`),
    );

const atLeast = (length: number) => (text: string) => text === '' || text.length >= length;

export const contactSchema = z.object({
  firstName: name('First name'),
  lastName: name('Last name'),
  email: z.string().check(
    z.trim(),
    z.refine((text) => text === '' || isMailable(text), 'Invalid email address'),
    z.maxLength(limits.email, `Email must be less than ${limits.email} characters`),
  ),
  phone: z.string().check(
    z.trim(),
    z.refine(atLeast(10), 'Phone number must be at least 10 digits'),
    z.maxLength(limits.phone, `Phone number must be less than ${limits.phone} characters`),
    z.refine((text) => text === '' || isPhone(text), phoneMessage),
  ),
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Message is required'),
      z.maxLength(limits.message, `Message must be less than ${limits.message} characters`),
    ),
  agreedToPrivacy: z
    .boolean()
    .check(z.refine((agreed) => agreed, 'You must agree to the privacy policy')),
});

export const draftSchema = z.object({
  ...contactSchema.shape,
  /** What the tab keeps beside the message. */
  session: z.object({ attempt: z.optional(attemptSchema) }),
});

export type ContactDraft = z.output<typeof draftSchema>;

export type ContactMessage = z.output<typeof contactSchema>;

export const emptyMessage: ContactMessage = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  message: '',
  agreedToPrivacy: false,
};

export const emptyDraft: ContactDraft = { ...emptyMessage, session: {} };

export function isReachable({ email, phone }: Pick<ContactMessage, 'email' | 'phone'>): boolean {
  return email.trim() !== '' || phone.trim() !== '';
}

export function isTextField(
  name: string,
): name is Exclude<keyof ContactMessage, 'agreedToPrivacy'> {
  return name in emptyMessage && name !== 'agreedToPrivacy';
}

type ContactRow = Database['public']['Tables']['contact_inquiries']['Insert'];

/** An empty email or phone becomes null. */
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
