import * as z from 'zod/mini';
import { attemptSchema } from '@/backend/attempt';

/** The longest address that the database takes. */
export const maxEmailLength = 255;

/** The rules of an address are those of the booking form, and so are the words about them. */
export const newsletterSchema = z.object({
  email: z.string().check(
    z.trim(),
    z.maxLength(maxEmailLength, {
      error: `Email must be ${String(maxEmailLength)} characters or fewer`,
      abort: true,
    }),
    z.email('Invalid email address'),
  ),
  attempt: z.optional(attemptSchema),
});

/** An address that may be stored. */
export type Subscription = z.output<typeof newsletterSchema>;
