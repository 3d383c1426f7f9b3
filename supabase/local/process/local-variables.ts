import { type ResolvedConfig, loadEnv } from 'vite';

const prefixes = [
  'INDEXNOW_',
  'MAIL_FROM',
  'OPERATOR_',
  'RESEND_API_KEY',
  'VITE_EMAIL',
  'VITE_INDEXNOW_KEY',
  'VITE_PHONE',
];

/** Settings of the functions, such as `OPERATOR_KEY`. */
export type LocalVariables = Readonly<Record<string, string>>;

/** From the shell and the server's `.env` files. */
export function readLocalVariables({ mode, envDir }: ResolvedConfig): LocalVariables {
  return loadEnv(mode, envDir, prefixes);
}
