import { businessWith } from '../_shared/business.ts';
import { type Environment, type Site, readSite } from '../_shared/read-site.ts';
import { readLinkSecret } from '../_shared/visit-link.ts';
import type { Sender } from './emails/compose.ts';
import { type ProviderSettings, readProviderSettings } from './provider/mail-provider.ts';

export type Settings = Pick<Site, 'secretKeys' | 'project'> & {
  readonly sender: Sender | undefined;
  readonly provider: ProviderSettings | undefined;
  readonly linkSecret: string | undefined;
  readonly pushUrl: string | undefined;
};

export function readSettings(env: Environment): Settings {
  const site = readSite(env);
  const { secretKeys, project } = site;
  return {
    secretKeys,
    project,
    sender: readSender(env, site),
    provider: readProviderSettings(env),
    linkSecret: readLinkSecret(env),
    pushUrl: env('OPERATOR_PUSH_URL') || undefined,
  };
}

function readSender(env: Environment, { origin }: Site): Sender | undefined {
  const operator = env('OPERATOR_EMAIL') ?? '';
  const from = env('MAIL_FROM') ?? '';
  if (!isAddress(operator) || !isSender(from)) return undefined;
  return {
    from,
    operator,
    business: businessWith({
      origin,
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
