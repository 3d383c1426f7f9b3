import { readFile, rm, writeFile, mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest, Plugin, ResolvedConfig } from 'vite';
import { type Assets, documentShell, htmlDocument } from './document.ts';
import { headersFile, redirectsFile } from './host-files.ts';
import { scriptsOf, styleSheetsOf } from './module-graph.ts';
import { pageFile } from './page-file.ts';
import { securityHeaders } from './security-headers.ts';
import { starter } from './starter.ts';

type Site = typeof import('./site-entry');
type Built = { folder: string; manifest: Manifest; assets: Assets; site: Site };

const siteFolder = 'node_modules/.prerender';

/**
 * Builds the site twice, for browsers and for this process, and lets the second draw every page of
 * the first into a file of its own. Then writes what hosts and crawlers read.
 */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    config: () => ({
      builder: {},
      environments: {
        client: { build: { manifest: true } },
        ssr: {
          build: {
            outDir: siteFolder,
            emptyOutDir: true,
            copyPublicDir: false,
            minify: false,
            rolldownOptions: { input: 'src/prerender/site-entry.ts' },
          },
        },
      },
    }),
    buildApp: {
      order: 'post',
      async handler({ build, config, environments: { client, ssr } }) {
        if (!client || !ssr) throw new Error('There is nothing to build');
        await build(client);
        await build(ssr);
        const built = await readBuild(config);
        await writePages(built);
        await writeHostFiles(built, config);
        await rm(join(built.folder, '.vite'), { recursive: true });
      },
    },
  };
}

async function readBuild({ root, environments }: ResolvedConfig): Promise<Built> {
  const folder = resolve(root, environments['client']?.build.outDir ?? 'dist');
  const read = (file: string) => readFile(join(folder, file), 'utf8');
  const manifest: Manifest = JSON.parse(await read('.vite/manifest.json'));
  const css = (await Promise.all(styleSheetsOf(manifest).map(read))).join('').trim();
  const fonts = css.match(/\/assets\/[^)"']+\.woff2/g) ?? [];
  const shell = documentShell(await read('index.html'));
  const site: Site = await import(pathToFileURL(resolve(root, siteFolder, 'site-entry.js')).href);
  return { folder, manifest, assets: { shell, css, fonts, starter }, site };
}

async function writePages({ folder, manifest, assets, site }: Built): Promise<void> {
  const { builtPages, missingPage, renderPage } = site;
  for (const { path, module } of [...builtPages, missingPage]) {
    const scripts = scriptsOf(manifest, { path, module }).map((file) => `/${file}`);
    const html = htmlDocument(assets, {
      ...(await renderPage(path)),
      path: path === missingPage.path ? undefined : path,
      scripts,
    });
    await write(join(folder, pageFile(path)), html);
  }
}

async function writeHostFiles({ folder, assets, site }: Built, { env, mode }: ResolvedConfig) {
  const backend: string = env['VITE_SUPABASE_URL'] ?? '';
  const headers = securityHeaders({
    scripts: [assets.starter],
    styles: [assets.css],
    backendOrigin: backend ? new URL(backend).origin : undefined,
    hasAnalytics: Boolean(env['VITE_GA_MEASUREMENT_ID']),
    isSecure: mode === 'production',
  });
  const files = { ...site.textFiles, _headers: headersFile(headers), _redirects: redirectsFile };
  for (const [name, text] of Object.entries(files)) await write(join(folder, name), text);
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
