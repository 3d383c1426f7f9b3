import * as z from 'zod/mini';
import { isMailable, maxEmailLength } from '@shared/http/mailable';

export const emailSchema = z
  .string()
  .check(
    z.trim(),
    z.maxLength(maxEmailLength, `Email must be ${maxEmailLength} characters or fewer`),
    z.refine(isMailable, 'Invalid email address'),
  );
