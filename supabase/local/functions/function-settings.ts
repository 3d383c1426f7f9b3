import { relative, resolve } from 'node:path';
import { type ResolvedConfig, loadEnv } from 'vite';
import { localKeys } from '../local-keys.ts';

export type FunctionSettings = {
  readonly environment: Readonly<Record<string, string>>;
  /** Hosts the functions may call, for Deno's `--allow-net`. */
  readonly hosts: readonly string[];
};

type Project = {
  readonly siteOrigin: string;
  readonly anonKey: string;
  readonly secretKey: string;
  readonly visitLinkSecret: string;
};

/** Emails go to `mailEndpoint`, or through Resend when `.env` or the shell sets its key. */
export function functionSettings(
  { siteOrigin, anonKey, secretKey, visitLinkSecret }: Project,
  {
    INDEXNOW_ENDPOINT = '',
    OPERATOR_KEY = '',
    VITE_INDEXNOW_KEY,
    RESEND_API_KEY = '',
    OPERATOR_EMAIL = 'operator@alpenglow-grooming.example',
    OPERATOR_PUSH_URL = '',
    MAIL_FROM = 'Alpenglow Mobile Pet Grooming <requests@alpenglow-grooming.example>',
    VITE_PHONE = '',
    VITE_EMAIL = '',
  }: LocalVariables,
  mailEndpoint: string,
): FunctionSettings {
  const isHosted = RESEND_API_KEY !== '';
  const mailUrl = isHosted ? 'https://api.resend.com' : mailEndpoint;
  return {
    environment: {
      OPERATOR_EMAIL,
      OPERATOR_PUSH_URL,
      MAIL_FROM,
      RESEND_API_KEY: RESEND_API_KEY || 'local',
      RESEND_ENDPOINT: isHosted ? '' : mailEndpoint,
      BUSINESS_PHONE: VITE_PHONE,
      BUSINESS_EMAIL: VITE_EMAIL,
      SITE_ORIGIN: siteOrigin,
      SUPABASE_URL: siteOrigin,
      SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: anonKey }),
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: secretKey }),
      VISIT_LINK_SECRET: visitLinkSecret,
      OPERATOR_KEY,
      INDEXNOW_ENDPOINT,
      INDEXNOW_KEY: VITE_INDEXNOW_KEY || localKeys.indexNow,
    },
    hosts: [siteOrigin, INDEXNOW_ENDPOINT, mailUrl, OPERATOR_PUSH_URL]
      .filter((url) => URL.canParse(url))
      .map((url) => new URL(url).host),
  };
}

export function describeMailDelivery(root: string, { RESEND_API_KEY }: LocalVariables): string {
  return RESEND_API_KEY ? 'sent through Resend' : `files in ${relative(root, mailFolder(root))}`;
}

export function mailFolder(root: string): string {
  return resolve(root, process.env['LOCAL_MAIL'] || 'supabase/.temp/mail');
}

const prefixes = [
  'INDEXNOW_',
  'MAIL_FROM',
  'OPERATOR_',
  'RESEND_API_KEY',
  'VITE_EMAIL',
  'VITE_INDEXNOW_KEY',
  'VITE_PHONE',
];

export type LocalVariables = Readonly<Record<string, string>>;

/** Reads them from the shell and the server's `.env` files. */
export function readLocalVariables({ mode, envDir }: ResolvedConfig): LocalVariables {
  return loadEnv(mode, envDir, prefixes);
}
