import { fileURLToPath } from 'node:url';
import { headersFile, headersFor } from '../../../vite-plugins/prerender/host-files.ts';
import { securityHeaders } from '../../../vite-plugins/prerender/security-headers.ts';
import type { Deployment } from '../../doctor/finding.ts';
import { type DenoProcess, startDeno } from '../../local/functions/deno-process.ts';
import { forwardRequest } from '../../local/functions/forward-request.ts';
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
  /** Null stands for a function that is not deployed. */
  readonly functions?: Readonly<Record<string, Environment | null>>;
  readonly takesSignUps?: boolean;
  /** The project believes any address that a caller claims. */
  readonly believesCallers?: boolean;
};
type Page = { readonly text: string; readonly headers?: Environment };

/** A static host, PostgREST with PostgreSQL, and the functions, all on this machine. */
export async function startDouble() {
  const backend = await startBackend();
  await backend.sql(hostedExtensionsSql);
  await backend.sql('select private.schedule_jobs()');
  await backend.sql(`update private.settings set site_origin = 'https://pets.example'`);
  await backend.sql(`insert into vault.decrypted_secrets values ('project_url', 'x'), ('secret_key', 'x'),
    ('heartbeat_url', 'x')`);
  await backend.sql(`insert into private.blocks (id, first_day, last_day)
    values (gen_random_uuid(), current_date - 1, current_date + 370)`);

  let change: Change = {};
  const running = new Map<string, Promise<DenoProcess>>();
  const project = await serveLocally((request) => answerProject(request));
  const site = await serveLocally((request) => Promise.resolve(answerSite(request)));

  async function answerProject(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === '/auth/v1/settings') {
      return Response.json({ disable_signup: !change.takesSignUps });
    }
    const headers = new Headers(request.headers);
    const isOwn = headers.get('apikey') === keys.secret;
    // the stand-in takes its secret key only from this machine
    if (isOwn || !change.believesCallers) headers.delete('x-forwarded-for');
    if (isOwn) headers.delete('cf-connecting-ip');
    else if (!change.believesCallers) headers.set('cf-connecting-ip', '203.0.113.7');
    const [, name] = /^\/functions\/v1\/([\w-]+)/.exec(pathname) ?? [];
    if (name) return answerFunction(name, new Request(request, { headers }));
    const local = { [keys.publishable]: localKeys.publishable, [keys.secret]: localKeys.secret };
    headers.set('apikey', local[headers.get('apikey') ?? ''] ?? 'unknown');
    return forwardRequest(new Request(request, { headers }), backend.url + pathname);
  }

  async function answerFunction(name: string, request: Request): Promise<Response> {
    const changed = change.functions?.[name];
    if (changed === null) return Response.json({ code: 'NOT_FOUND' }, { status: 404 });
    const id = `${name} ${JSON.stringify(changed ?? {})}`;
    const started =
      running.get(id) ??
      startDeno(
        root,
        [name],
        { hosts: [new URL(project.url).host], environment: { ...environment(), ...changed } },
        () => undefined,
      );
    running.set(id, started);
    return forwardRequest(request, `${(await started).origin}/${name}`);
  }

  function environment(): Environment {
    return {
      SITE_ORIGIN: site.url,
      SUPABASE_URL: project.url,
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: keys.secret }),
      SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: keys.publishable }),
      VISIT_LINK_SECRET: 'a secret of at least 32 characters',
      OPERATOR_KEY: 'the key of the operator',
      INDEXNOW_KEY: indexNowKey,
      RESEND_WEBHOOK_SECRET: `whsec_${Buffer.from('a secret of the webhook').toString('base64')}`,
    };
  }

  function answerSite(request: Request): Response {
    const { pathname } = new URL(request.url);
    const ownPage = pages(site.url)[pathname];
    const page = change.pages && pathname in change.pages ? change.pages[pathname] : ownPage;
    const shown = page ?? (change.catchesAll ? pages(site.url)['/'] : undefined);
    const settings = {
      scripts: [],
      styles: [],
      hasAnalytics: true,
      isSecure: true,
      backendOrigin: project.url,
    };
    const file = headersFile(securityHeaders(settings), ['/visit', '/operator'], {
      'Referrer-Policy': 'no-referrer',
    });
    const headers = new Headers([...headersFor(file, pathname)]);
    for (const [name, value] of Object.entries(page?.headers ?? {})) headers.set(name, value);
    for (const name of change.without ?? []) headers.delete(name);
    return new Response(shown?.text ?? '<main>Not here</main>', {
      status: shown ? 200 : 404,
      headers,
    });
  }

  const deployment: Deployment = {
    site: site.url,
    project: project.url,
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
      for (const started of running.values()) await (await started).stop();
      await site.stop();
      await project.stop();
      await backend.stop();
    },
  };
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
