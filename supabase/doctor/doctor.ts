import { resolveTxt } from 'node:dns/promises';
import { loadEnv } from 'vite';
import { findDemonstrationFiles } from '../../vite-plugins/demonstration-files.ts';
import { examine, isIncomplete, report } from './examine.ts';

/**
 * `npm run doctor -- https://your-domain.example`. Project and keys come from .env; SUPABASE_SECRET_KEY and
 * MAIL_DOMAIN from the shell.
 */
const address = process.argv[2] ?? '';
if (URL.canParse(address) && /^https?:/.test(address)) {
  const { origin: site, hostname } = new URL(address);
  const env = loadEnv('production', process.cwd(), 'VITE_');
  const { SUPABASE_SECRET_KEY: secretKey = '', MAIL_DOMAIN: mailDomain = hostname } = process.env;
  const deployment = {
    site,
    secretKey,
    mailDomain,
    project: (env['VITE_SUPABASE_URL'] ?? '').replace(/\/+$/, ''),
    publishableKey: env['VITE_SUPABASE_ANON_KEY'] ?? '',
    indexNowKey: env['VITE_INDEXNOW_KEY'] ?? '',
    demonstrationFiles: await findDemonstrationFiles(process.cwd()),
  };
  const texts = async (name: string) => (await resolveTxt(name)).map((parts) => parts.join(''));
  const steps = await examine(deployment, { send: fetch, texts });
  console.log(report(steps));
  process.exitCode = isIncomplete(steps) ? 1 : 0;
} else {
  console.error('Say which site: npm run doctor -- https://your-domain.example');
  process.exitCode = 1;
}
