import { platformKeys } from '../_shared/platform-keys.ts';
import { businessWith } from '../_shared/business.ts';
import type { Sender } from './compose.ts';
import type { Project } from './outbox.ts';

/** What the operator has configured. `undefined` means missing or unusable, never a guess. */
export type Settings = {
  /** Any of them opens the function; the first is its own. */
  readonly secretKeys: readonly string[];
  readonly project: Project | undefined;
  readonly sender: Sender | undefined;
  readonly resendKey: string | undefined;
  /** Where mails go as files when there is no provider: only on a developer's machine. */
  readonly mailFolder: string | undefined;
};

/** Reads the settings from environment variables; `env` gives the value of one by its name. */
export function readSettings(env: (name: string) => string | undefined): Settings {
  const secretKeys = platformKeys(env('SUPABASE_SECRET_KEYS'), env('SUPABASE_SERVICE_ROLE_KEY'));
  const [secretKey] = secretKeys;
  const url = env('SUPABASE_URL');
  return {
    secretKeys,
    project: url && secretKey ? { url, secretKey } : undefined,
    sender: sender(env),
    resendKey: env('RESEND_API_KEY') || undefined,
    mailFolder: env('MAIL_FOLDER') || undefined,
  };
}

function sender(env: (name: string) => string | undefined): Sender | undefined {
  const operator = env('OPERATOR_EMAIL') ?? '';
  const from = env('MAIL_FROM') ?? '';
  if (!isAddress(operator) || !isSender(from)) return undefined;
  return {
    ...{ from, operator },
    business: businessWith({
      origin: env('SITE_ORIGIN'),
      phone: env('BUSINESS_PHONE'),
      email: env('BUSINESS_EMAIL'),
    }),
  };
}

function isAddress(text: string): boolean {
  return /^[^\s@<>,;"]+@[^\s@<>,;"]+$/.test(text);
}

/** `requests@pets.example` or `Pets <requests@pets.example>`. */
function isSender(text: string): boolean {
  const [, address = text] = /^[^<>,;"\r\n]*<([^<>]+)>$/.exec(text) ?? [];
  return isAddress(address);
}
