import { resolveMx, resolveTxt } from 'node:dns/promises';
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { loadEnv } from 'vite';
import { businessWith } from '../functions/_shared/business/business.ts';
import { findDemonstrationFiles } from '../local/demonstration-files.ts';
import { type Network, lookAt } from './check.ts';
import { examine, isIncomplete, report } from './examine.ts';
import { fileChecks, secretsFile } from './file-checks.ts';
import { replyCheck } from './site-checks.ts';

/** `npm run doctor -- https://your-domain.example`. Settings come from .env and supabase/functions/.env. */
const address = process.argv[2] ?? '';
if (URL.canParse(address) && /^https?:/.test(address)) {
  const { origin: site, hostname } = new URL(address);
  const settings = loadEnv('production', process.cwd(), ['VITE_', 'MAILS_']);
  const secrets = existsSync(secretsFile) ? parseEnv(readFileSync(secretsFile, 'utf8')) : undefined;
  const secretNames = Object.keys(parseEnv(readFileSync(`${secretsFile}.example`, 'utf8')));
  const [, senderDomain] = /@([^@<>\s]+)>?$/.exec(secrets?.['MAIL_FROM'] ?? '') ?? [];
  const deployment = {
    site,
    secretKey: settings['MAILS_SECRET_KEY'] ?? '',
    mailDomain: senderDomain ?? hostname.replace(/^www\./, ''),
    project: (settings['VITE_SUPABASE_URL'] ?? '').replace(/\/+$/, ''),
    publishableKey: settings['VITE_SUPABASE_ANON_KEY'] ?? '',
    indexNowKey: settings['VITE_INDEXNOW_KEY'] ?? '',
    demonstrationFiles: findDemonstrationFiles(process.cwd()),
  };
  const network: Network = {
    send: fetch,
    records: async (name, kind) =>
      kind === 'MX'
        ? (await resolveMx(name)).map(({ exchange }) => exchange)
        : (await resolveTxt(name)).map((parts) => parts.join('')),
  };
  const { license, insurer } = businessWith({});
  const files = fileChecks({ site, settings, secrets, secretNames, license, insurer });
  const replies = replyCheck(settings['VITE_EMAIL'] ?? '');
  const steps = [
    { title: 'The files on this machine', findings: await lookAt([...files, replies], network) },
    ...(await examine(deployment, network)),
  ];
  console.log(report(steps));
  process.exitCode = isIncomplete(steps) ? 1 : 0;
} else {
  console.error('Say which site: npm run doctor -- https://your-domain.example');
  process.exitCode = 1;
}
