import { type Reply, pageHandler, refuse } from '../_shared/http/page-call.ts';
import { type Project, callDatabase } from '../_shared/http/project-database.ts';
import type { Site } from '../_shared/http/read-site.ts';
import { jsonFields } from '../_shared/http/read-text.ts';

type Settings = Pick<Site, 'origin' | 'project' | 'publishableKeys'>;

const mostBytes = 1024;

export function createHandler(site: Settings, send: typeof fetch) {
  const { project, origin } = site;
  const answer = project && origin ? (text: string) => confirm(text, project, send) : undefined;
  return pageHandler({ site, mostBytes, answer });
}

async function confirm(text: string, project: Project, send: typeof fetch): Promise<Reply> {
  const { token } = jsonFields(text);
  if (!isToken(token)) return refuse(400, 'invalid_token');
  const isConfirmed = await callDatabase(project, ['confirm_subscription', { token }], send);
  return isConfirmed === true ? [200, { confirmed: true }] : refuse(404, 'unknown_token');
}

function isToken(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{32}$/.test(value);
}
