import type { Project } from './project-database.ts';

export type Environment = (name: string) => string | undefined;

export type Site = {
  /** Such as `https://pets.example`, whatever path stands in SITE_ORIGIN; `undefined` without a usable one. */
  readonly origin: string | undefined;
  readonly project: Project | undefined;
  /** All of them may call; the first is used for our own calls. */
  readonly secretKeys: readonly string[];
  readonly publishableKeys: readonly string[];
  /** Whether strangers can reach the site or its project. */
  readonly isPublic: boolean;
};

export function readSite(env: Environment): Site {
  const origin = safeUrl(env('SITE_ORIGIN'))?.origin;
  const url = env('SUPABASE_URL') ?? '';
  const secretKeys = platformKeys(env('SUPABASE_SECRET_KEYS'));
  return {
    origin,
    project: toProject(url, secretKeys),
    secretKeys,
    publishableKeys: platformKeys(env('SUPABASE_PUBLISHABLE_KEYS')),
    isPublic: [origin ?? '', url].some(
      (one) => URL.canParse(one) && !isOnThisMachine(new URL(one)),
    ),
  };
}

function toProject(url: string, [key]: readonly string[]): Project | undefined {
  return url && key ? { url, key } : undefined;
}

/** http is only for development and tests. */
export function safeUrl(text = ''): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.protocol === 'https:' || isOnThisMachine(url) ? url : undefined;
}

function isOnThisMachine({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && (hostname === 'localhost' || hostname === '127.0.0.1');
}

/** JSON from name to key. Legacy keys are ignored because they cannot be replaced one by one. */
function platformKeys(named: string | undefined): string[] {
  return parseValues(named || '{}').filter(isFilledText);
}

function parseValues(json: string): unknown[] {
  try {
    const object: unknown = JSON.parse(json);
    return typeof object === 'object' && object !== null ? Object.values(object) : [];
  } catch {
    return [];
  }
}

function isFilledText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
