import { localKeys } from '../local-keys.ts';
import { mailSettings } from '../mail/mail-settings.ts';
import type { LocalVariables } from '../process/local-variables.ts';

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

export function functionSettings(
  { siteOrigin, anonKey, secretKey, visitLinkSecret }: Project,
  variables: LocalVariables,
  mailEndpoint: string,
): FunctionSettings {
  const { INDEXNOW_ENDPOINT = '', OPERATOR_KEY = '', VITE_INDEXNOW_KEY } = variables;
  const mails = mailSettings(variables, mailEndpoint);
  return {
    environment: {
      ...mails.environment,
      SITE_ORIGIN: siteOrigin,
      SUPABASE_URL: siteOrigin,
      SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: anonKey }),
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: secretKey }),
      VISIT_LINK_SECRET: visitLinkSecret,
      OPERATOR_KEY,
      INDEXNOW_ENDPOINT,
      INDEXNOW_KEY: VITE_INDEXNOW_KEY || localKeys.indexNow,
    },
    hosts: [siteOrigin, INDEXNOW_ENDPOINT, ...mails.urls]
      .filter((url) => URL.canParse(url))
      .map((url) => new URL(url).host),
  };
}
