import { hasSecretKey } from '../_shared/http/project-database.ts';
import { compose } from './emails/compose.ts';
import { linksFor } from './emails/parts/visit-links.ts';
import {
  type Dependencies as DeliverDependencies,
  createOutbox,
  deliver,
} from './outbox/deliver.ts';
import { push, summaryLine } from './outbox/push.ts';
import { mailProvider } from './provider/mail-provider.ts';
import type { Settings } from './read-settings.ts';

export type Dependencies = Pick<DeliverDependencies, 'now' | 'sleep' | 'log' | 'alarm'> & {
  readonly send: typeof fetch;
};

export function createHandler(settings: Settings, dependencies: Dependencies) {
  return async function handle(request: Request): Promise<Response> {
    if (request.method !== 'POST') {
      return reply(405, { error: 'method_not_allowed' }, { allow: 'POST' });
    }
    if (!hasSecretKey(request.headers, settings.secretKeys)) {
      return reply(401, { error: 'invalid_api_key' });
    }
    const { project, sender, provider, missing, linkSecret } = settings;
    if (!project || !sender || !provider) {
      dependencies.alarm(`Mail is waiting: set ${missing.join(', ')}`);
      return reply(503, { error: 'not_configured' });
    }

    const functions = `${project.url}/functions/v1`;
    const links = { origin: sender.business.origin, functions, secret: linkSecret };
    if (linkSecret === undefined) {
      dependencies.alarm(
        'Mail goes out without links to visits: VISIT_LINK_SECRET needs at least 32 characters',
      );
    }
    try {
      const tally = await deliver({
        ...dependencies,
        outbox: createOutbox(project, dependencies.send),
        provider: mailProvider({ ...provider, send: dependencies.send }),
        compose: (job) => compose(job, sender, linksFor(job, links)),
        push: pushTo(settings.pushUrl, dependencies),
      });
      return reply(200, tally);
    } catch (error) {
      dependencies.alarm(
        `Mail is waiting: the outbox did not respond (${error instanceof Error && error.name})`,
      );
      return reply(502, { error: 'outbox_unavailable' });
    }
  };
}

function pushTo(url: string | undefined, { send, log }: Dependencies): DeliverDependencies['push'] {
  return async (job) => {
    const problem = url ? await push(url, summaryLine(job), send) : '';
    if (problem) log(`push: ${problem}`);
  };
}

function reply(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });
}
