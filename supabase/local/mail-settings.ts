import { relative, resolve } from 'node:path';
import { loadEnv } from 'vite';
import type { FunctionSettings } from './function-settings.ts';

const prefixes = ['RESEND_API_KEY', 'OPERATOR_EMAIL', 'MAIL_FROM', 'VITE_PHONE', 'VITE_EMAIL'];

/**
 * What deliver-notifications may see and reach on this machine: the outbox behind the REST API, and
 * a folder for its mails, or the provider when `.env` or the shell names its key.
 */
export function mailSettings(
  root: string,
  siteOrigin: string,
  secretKey: string,
): FunctionSettings {
  const {
    RESEND_API_KEY = '',
    OPERATOR_EMAIL = 'operator@alpenglow-grooming.example',
    MAIL_FROM = 'Alpenglow Mobile Pet Grooming <requests@alpenglow-grooming.example>',
    VITE_PHONE = '',
    VITE_EMAIL = '',
  } = loadEnv('development', root, prefixes);
  const folder = mailFolder(root);

  return {
    environment: {
      ...{ RESEND_API_KEY, OPERATOR_EMAIL, MAIL_FROM },
      BUSINESS_PHONE: VITE_PHONE,
      BUSINESS_EMAIL: VITE_EMAIL,
      MAIL_FOLDER: folder,
      SITE_ORIGIN: siteOrigin,
      SUPABASE_URL: siteOrigin,
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: secretKey }),
    },
    hosts: [new URL(siteOrigin).host, ...(RESEND_API_KEY ? ['api.resend.com'] : [])],
    folders: [folder],
  };
}

/** Where the mails of this machine go, in words. */
export function mailDescription(root: string): string {
  const { RESEND_API_KEY } = loadEnv('development', root, prefixes);
  return RESEND_API_KEY ? 'sent through Resend' : `files in ${relative(root, mailFolder(root))}`;
}

function mailFolder(root: string): string {
  return resolve(root, process.env['LOCAL_MAIL'] || 'supabase/.temp/mail');
}
