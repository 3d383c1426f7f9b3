import { fileURLToPath } from 'node:url';
import { headersFile, headersFor } from '../../../vite-plugins/prerender/host-files.ts';
import { securityHeaders } from '../../../vite-plugins/prerender/security-headers.ts';
import type { Deployment } from '../../doctor/check.ts';
import { type DenoProcess, startDeno } from '../../local/functions/deno-process.ts';
import { forwardRequest } from '../../local/functions/functions-host.ts';
import { localKeys } from '../../local/local-keys.ts';
import { serveLocally } from '../../local/process/serve-locally.ts';
import { hostedExtensionsSql } from '../schema/hosted-extensions.fixture.ts';
import { startBackend } from '../setup/backend-under-test.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const keys = { publishable: 'sb_publishable_double', secret: 'sb_secret_double' };
const indexNowKey = 'a-key-for-search-engines';

type Environment = Readonly<Record<string, string>>;
export type Change = {
  readonly pages?: Readonly<Record<string, Page | undefined>>;
  readonly catchesAll?: boolean;
  readonly without?: readonly string[];
  /** Null is a function that is not deployed. */
  readonly functions?: Readonly<Record<string, Environment | null>>;
  readonly takesSignUps?: boolean;
  /** The project believes any address that a caller claims. */
  readonly believesCallers?: boolean;
};
type Page = { readonly text: string; readonly headers?: Environment };

type Addresses = { readonly site: string; readonly project: string };

export async function startDouble() {
  const backend = await startBackend();
  await setUp(backend.sql);
  let change: Change = {};
  const addresses = () => ({ site: site.url, project: project.url });
  const functions = startFunctions(addresses);
  const project = await serveLocally((request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/auth/v1/settings') {
      return Promise.resolve(Response.json({ disable_signup: !change.takesSignUps }));
    }
    const headers = throughTheGateway(request.headers, change);
    const [, name] = /^\/functions\/v1\/([\w-]+)/.exec(pathname) ?? [];
    if (name) return functions.answer(name, new Request(request, { headers }), change);
    const local = { [keys.publishable]: localKeys.publishable, [keys.secret]: localKeys.secret };
    headers.set('apikey', local[headers.get('apikey') ?? ''] ?? 'unknown');
    return forwardRequest(new Request(request, { headers }), backend.url + pathname);
  });
  const site = await serveLocally((request) =>
    Promise.resolve(answerSite(new URL(request.url).pathname, change, addresses())),
  );

  const deployment: Deployment = {
    ...addresses(),
    indexNowKey,
    mailDomain: 'pets.test',
    publishableKey: keys.publishable,
    secretKey: keys.secret,
    demonstrationFiles: [],
  };
  return {
    deployment,
    sql: backend.sql,
    breakIt(next: Change) {
      change = next;
    },
    async stop() {
      await functions.stop();
      await site.stop();
      await project.stop();
      await backend.stop();
    },
  };
}

async function setUp(sql: (statement: string) => Promise<unknown>): Promise<void> {
  await sql(hostedExtensionsSql);
  await sql('select private.schedule_jobs()');
  await sql(`update private.settings set site_origin = 'https://pets.example'`);
  await sql(`insert into vault.decrypted_secrets values ('project_url', 'x'), ('secret_key', 'x'),
    ('heartbeat_url', 'x')`);
  await sql(`insert into private.blocks (id, first_day, last_day)
    values (gen_random_uuid(), current_date - 1, current_date + 370)`);
}

function throughTheGateway(sent: Headers, { believesCallers }: Change): Headers {
  const headers = new Headers(sent);
  const isOwn = headers.get('apikey') === keys.secret;
  // the stand-in takes its secret key only from this machine
  if (isOwn || !believesCallers) headers.delete('x-forwarded-for');
  if (isOwn) headers.delete('cf-connecting-ip');
  else if (!believesCallers) headers.set('cf-connecting-ip', '203.0.113.7');
  return headers;
}

function startFunctions(addresses: () => Addresses) {
  const running = new Map<string, Promise<DenoProcess>>();

  function start(name: string, changed: Environment): Promise<DenoProcess> {
    const { site, project } = addresses();
    const environment = { ...functionEnvironment(site, project), ...changed };
    return startDeno(
      root,
      [name],
      { hosts: [new URL(project).host], environment },
      () => undefined,
    );
  }

  return {
    async answer(name: string, request: Request, { functions }: Change): Promise<Response> {
      const changed = functions?.[name];
      if (changed === null) return Response.json({ code: 'NOT_FOUND' }, { status: 404 });
      const id = `${name} ${JSON.stringify(changed ?? {})}`;
      const started = running.get(id) ?? start(name, changed ?? {});
      running.set(id, started);
      return forwardRequest(request, `${(await started).origin}/${name}`);
    },
    async stop() {
      for (const started of running.values()) await (await started).stop();
    },
  };
}

function functionEnvironment(site: string, project: string): Environment {
  return {
    SITE_ORIGIN: site,
    SUPABASE_URL: project,
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: keys.secret }),
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: keys.publishable }),
    VISIT_LINK_SECRET: 'a secret of at least 32 characters',
    OPERATOR_KEY: 'the key of the operator',
    INDEXNOW_KEY: indexNowKey,
    RESEND_WEBHOOK_SECRET: `whsec_${Buffer.from('a secret of the webhook').toString('base64')}`,
  };
}

function answerSite(pathname: string, change: Change, { site, project }: Addresses): Response {
  const own = pages(site);
  const page = change.pages && pathname in change.pages ? change.pages[pathname] : own[pathname];
  const shown = page ?? (change.catchesAll ? own['/'] : undefined);
  const settings = { scripts: [], styles: [], hasAnalytics: true, isSecure: true };
  const file = headersFile(
    securityHeaders({ ...settings, backendOrigin: project }),
    ['/visit', '/operator'],
    { 'Referrer-Policy': 'no-referrer' },
  );
  const headers = new Headers([...headersFor(file, pathname)]);
  for (const [name, value] of Object.entries(page?.headers ?? {})) headers.set(name, value);
  for (const name of change.without ?? []) headers.delete(name);
  const status = shown ? 200 : 404;
  return new Response(shown?.text ?? '<main>Not here</main>', { status, headers });
}

function pages(site: string): Readonly<Record<string, Page>> {
  const paths = ['/', '/services', '/booking'];
  const sitemap = paths.map((path) => `<loc>${site}${path}</loc>`).join('');
  const page = '<script src="/assets/main-1.js"></script><main>A page</main>';
  return {
    ...Object.fromEntries([...paths, '/visit', '/operator'].map((path) => [path, { text: page }])),
    '/sitemap.xml': { text: `<urlset>${sitemap}</urlset>` },
    '/assets/main-1.js': { text: 'start()' },
    '/email/van.jpg': { text: 'A picture' },
    [`/${indexNowKey}.txt`]: { text: indexNowKey },
  };
}
