import * as z from 'zod/mini';
import { isMailable } from '@shared/http/mailable';

/** The database checks the same limit. */
export const maxEmailLength = 255;

export const emailSchema = z
  .string()
  .check(
    z.trim(),
    z.maxLength(maxEmailLength, `Email must be ${maxEmailLength} characters or fewer`),
    z.refine(isMailable, 'Invalid email address'),
  );
