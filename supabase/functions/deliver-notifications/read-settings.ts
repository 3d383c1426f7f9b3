import { businessWith } from '../_shared/business/business.ts';
import { type Environment, type Site, readSite } from '../_shared/http/read-site.ts';
import { readLinkSecrets } from '../_shared/visits/visit-link.ts';
import type { Sender } from './emails/compose.ts';
import {
  type ProviderSettings,
  neededSetting,
  readProviderSettings,
} from './provider/mail-provider.ts';

export type Settings = Pick<Site, 'secretKeys' | 'project'> & {
  /** Names of the settings without which emails wait. */
  readonly missing: readonly string[];
  readonly sender: Sender | undefined;
  readonly provider: ProviderSettings | undefined;
  readonly linkSecret: string | undefined;
  readonly pushUrl: string | undefined;
};

export function readSettings(env: Environment): Settings {
  const site = readSite(env);
  const { secretKeys, project } = site;
  const missing = findMissing(env, site);
  return {
    secretKeys,
    project,
    missing,
    sender: missing.length === 0 ? readSender(env, site) : undefined,
    provider: readProviderSettings(env),
    linkSecret: readLinkSecrets(env)[0],
    pushUrl: env('OPERATOR_PUSH_URL') || undefined,
  };
}

/** On this machine the facts of the demonstration are good enough; customers must not be sent to them. */
function findMissing(env: Environment, { project, origin, isPublic }: Site): string[] {
  const has = {
    SUPABASE_URL: project !== undefined,
    [neededSetting]: readProviderSettings(env) !== undefined,
    OPERATOR_EMAIL: isAddress(env('OPERATOR_EMAIL')),
    MAIL_FROM: isSender(env('MAIL_FROM')),
    BUSINESS_EMAIL: !isPublic || isAddress(env('BUSINESS_EMAIL')),
    BUSINESS_PHONE: !isPublic || /^\+1\d{10}$/.test(env('BUSINESS_PHONE') ?? ''),
    SITE_ORIGIN: !isPublic || origin !== undefined,
  };
  return Object.entries(has).flatMap(([name, isSet]) => (isSet ? [] : [name]));
}

function readSender(env: Environment, { origin }: Site): Sender {
  return {
    from: env('MAIL_FROM') ?? '',
    operator: env('OPERATOR_EMAIL') ?? '',
    business: businessWith({
      origin,
      phone: env('BUSINESS_PHONE'),
      email: env('BUSINESS_EMAIL'),
    }),
  };
}

function isAddress(text = ''): boolean {
  return /^[^\s@<>,;"]+@[^\s@<>,;"]+$/.test(text);
}

function isSender(text = ''): boolean {
  const [, address = text] = /^[^<>,;"\r\n]*<([^<>]+)>$/.exec(text) ?? [];
  return isAddress(address);
}
