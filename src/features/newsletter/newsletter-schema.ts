import * as z from 'zod/mini';

export const maxEmailLength = 255;

/** Same rules and messages as in the booking form. */
export const newsletterSchema = z.object({
  email: z.string().check(
    z.trim(),
    z.maxLength(maxEmailLength, {
      error: `Email must be ${maxEmailLength} characters or fewer`,
      abort: true,
    }),
    z.email('Invalid email address'),
  ),
});

export type Subscription = z.output<typeof newsletterSchema>;
