import { relative, resolve } from 'node:path';
import type { LocalVariables } from '../process/local-variables.ts';

/** Emails go to `mailEndpoint`, or through Resend when `.env` or the shell sets its key. */
export function mailSettings(
  {
    RESEND_API_KEY = '',
    OPERATOR_EMAIL = 'operator@alpenglow-grooming.example',
    OPERATOR_PUSH_URL = '',
    MAIL_FROM = 'Alpenglow Mobile Pet Grooming <requests@alpenglow-grooming.example>',
    VITE_PHONE = '',
    VITE_EMAIL = '',
  }: LocalVariables,
  mailEndpoint: string,
) {
  const isHosted = RESEND_API_KEY !== '';

  return {
    environment: {
      OPERATOR_EMAIL,
      OPERATOR_PUSH_URL,
      MAIL_FROM,
      RESEND_API_KEY: isHosted ? RESEND_API_KEY : 'local',
      RESEND_ENDPOINT: isHosted ? '' : mailEndpoint,
      BUSINESS_PHONE: VITE_PHONE,
      BUSINESS_EMAIL: VITE_EMAIL,
    },
    urls: [isHosted ? 'https://api.resend.com' : mailEndpoint, OPERATOR_PUSH_URL],
  };
}

export function describeMailDelivery(root: string, { RESEND_API_KEY }: LocalVariables): string {
  return RESEND_API_KEY ? 'sent through Resend' : `files in ${relative(root, mailFolder(root))}`;
}

export function mailFolder(root: string): string {
  return resolve(root, process.env['LOCAL_MAIL'] || 'supabase/.temp/mail');
}
