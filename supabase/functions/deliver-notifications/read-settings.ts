import { businessWith } from '../_shared/business.ts';
import { type Project, findProject, readSecretKeys } from '../_shared/project-database.ts';
import { readLinkSecret } from '../_shared/visit-link.ts';
import type { Sender } from './emails/compose.ts';
import { type ProviderSettings, readProviderSettings } from './provider/mail-provider.ts';

export type Settings = {
  /** All of them may call; the first is used for our own calls. */
  readonly secretKeys: readonly string[];
  readonly project: Project | undefined;
  readonly sender: Sender | undefined;
  readonly provider: ProviderSettings | undefined;
  readonly linkSecret: string | undefined;
  readonly pushUrl: string | undefined;
};

export function readSettings(env: (name: string) => string | undefined): Settings {
  const secretKeys = readSecretKeys(env);
  return {
    secretKeys,
    project: findProject(env, secretKeys),
    sender: readSender(env),
    provider: readProviderSettings(env),
    linkSecret: readLinkSecret(env),
    pushUrl: env('OPERATOR_PUSH_URL') || undefined,
  };
}

function readSender(env: (name: string) => string | undefined): Sender | undefined {
  const operator = env('OPERATOR_EMAIL') ?? '';
  const from = env('MAIL_FROM') ?? '';
  if (!isAddress(operator) || !isSender(from)) return undefined;
  return {
    from,
    operator,
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

function isSender(text: string): boolean {
  const [, address = text] = /^[^<>,;"\r\n]*<([^<>]+)>$/.exec(text) ?? [];
  return isAddress(address);
}
