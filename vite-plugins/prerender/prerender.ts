import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Manifest, type Plugin, type ResolvedConfig, build } from 'vite';
import { findDemonstrationFiles } from '../../supabase/local/demonstration-files.ts';
import { demoMode } from '../../supabase/local/local-keys.ts';
import { writeAtomically } from '../../supabase/local/process/whole-files.ts';
import { checkDemonstration } from '../demonstration.ts';
import { type Settings, readSettings } from '../env.ts';
import { type Assets, documentShell, htmlDocument } from './document.ts';
import { headersFile, pageFile, redirectsFile } from './host-files.ts';
import { findLazyFiles, findScripts, findStyleSheets } from './module-graph.ts';
import { type PageWeight, compressedSize, overBudget, weightTable } from './page-weight.ts';
import { keyHeaders, securityHeaders } from './security-headers.ts';

type Site = typeof import('./site-entry');
type Built = { folder: string; manifest: Manifest; assets: Assets; site: Site };

// Two builds may run side by side.
const siteFolder = `node_modules/.prerender/${process.pid}`;

/**
 * Builds the site for browsers and for this process, which then draws every page and the picture of
 * its links into files.
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
            rolldownOptions: {
              input: 'vite-plugins/prerender/site-entry.tsx',
              output: { codeSplitting: false },
            },
          },
        },
      },
    }),
    buildApp: {
      order: 'post',
      async handler({ build: buildEnvironment, config, environments: { client, ssr } }) {
        if (!client || !ssr) throw new Error('There is nothing to build');
        const { env, logger, mode, root } = config;
        const settings = readSettings(mode, env);
        if (mode !== demoMode) checkDemonstration(findDemonstrationFiles(root), settings, logger);
        if (!client.isBuilt) await buildEnvironment(client);
        await buildEnvironment(ssr);
        try {
          await finish(await readBuild(config), config, settings);
        } finally {
          await rm(resolve(root, siteFolder), { recursive: true, force: true });
        }
      },
    },
  };
}

async function finish(built: Built, config: ResolvedConfig, settings: Settings): Promise<void> {
  await built.site.writeSocialImages({
    content: join(config.root, 'src/content'),
    cache: join(config.root, 'node_modules/.cache/social-images'),
    output: built.folder,
  });
  const weights = await writePages(built);
  await writeWorker(built, config.root);
  await writeHostFiles(built, settings, config.mode);
  await rm(join(built.folder, '.vite'), { recursive: true });
  config.logger.info(weightTable(weights));
  const excess = overBudget(weights);
  if (excess.length > 0) throw new Error(`Over budget:\n${excess.join('\n')}`);
}

async function readBuild({ root, environments }: ResolvedConfig): Promise<Built> {
  const folder = resolve(root, environments['client']?.build.outDir ?? 'dist');
  const read = (file: string) => readFile(join(folder, file), 'utf8');
  const manifest: Manifest = JSON.parse(await read('.vite/manifest.json'));
  const css = (await Promise.all(findStyleSheets(manifest).map(read))).join('').trim();
  const fonts = css.match(/\/assets\/[^)"']+\.woff2/g) ?? [];
  const shell = documentShell(await read('index.html'));
  const starter = await compileScript(root, 'src/app/starter.ts');
  const site: Site = await import(pathToFileURL(resolve(root, siteFolder, 'site-entry.js')).href);
  return { folder, manifest, assets: { shell, css, fonts, starter }, site };
}

/** Compiles into one file without imports; `define` are its constants. */
async function compileScript(root: string, input: string, define: object = {}): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error(`${input} was not compiled`);
  return output.output[0].code.trim();
}

/** Names all that the operator's page needs to start without network; its version changes with any of it. */
async function writeWorker({ folder, manifest, assets, site }: Built, root: string) {
  const page = site.operatorPage;
  const html = await readFile(join(folder, pageFile(page.path)), 'utf8');
  const loaded = [...findScripts(manifest, page), ...findLazyFiles(manifest, page)];
  const files = [page.path, ...loaded.map((file) => `/${file}`), ...assets.fonts];
  const version = createHash('sha256')
    .update(JSON.stringify([html, files]))
    .digest('base64url');
  const shell = JSON.stringify({ version, files: [...new Set(files)] });
  const worker = await compileScript(root, 'src/app/operator-worker.ts', { shell });
  await writeAtomically(join(folder, 'operator-worker.js'), worker);
}

async function writePages({ folder, manifest, assets, site }: Built): Promise<PageWeight[]> {
  const { builtPages, notFoundPage, nextPage, loadRecord, renderPage } = site;
  const fileSize = fileSizes(folder);
  const styles = compressedSize(assets.css, 11);
  const fonts = sum(assets.fonts.map((font) => statSync(join(folder, font)).size));
  const weights: PageWeight[] = [];
  for (const { path, module } of [...builtPages, notFoundPage]) {
    const scripts = findScripts(manifest, { path, module });
    const html = htmlDocument(assets, {
      markup: await renderPage(path),
      record: await loadRecord(path),
      path: path === notFoundPage.path ? undefined : path,
      scripts: scripts.map((file) => `/${file}`),
    });
    await writeAtomically(join(folder, pageFile(path)), html);
    const next = nextPage(path);
    const ahead = next ? findScripts(manifest, next) : [];
    weights.push({
      path,
      module,
      scripts: sum(scripts.map(fileSize)),
      ahead: sum(ahead.filter((file) => !scripts.includes(file)).map(fileSize)),
      styles,
      fonts,
      html: compressedSize(html.replace(assets.css, ''), 5),
    });
  }
  return weights;
}

function fileSizes(folder: string): (file: string) => number {
  const known = new Map<string, number>();
  return (file) => {
    const size = known.get(file) ?? compressedSize(readFileSync(join(folder, file), 'utf8'), 11);
    known.set(file, size);
    return size;
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

async function writeHostFiles({ folder, assets, site }: Built, settings: Settings, mode: string) {
  const { VITE_SUPABASE_URL: backend, VITE_GA_MEASUREMENT_ID: stream } = settings;
  const policy = {
    scripts: [assets.starter],
    styles: [assets.css, ...toastStyles()],
    backendOrigin: backend ? new URL(backend).origin : undefined,
    hasAnalytics: stream !== '',
    isSecure: mode === 'production',
  };
  const files = {
    ...site.textFiles,
    _headers: headersFile(securityHeaders(policy), site.keyPages, keyHeaders(policy)),
    _redirects: redirectsFile,
  };
  for (const [name, text] of Object.entries(files)) await writeAtomically(join(folder, name), text);
}

/** The toasts' library writes an empty style element into the page when it is loaded, then its rules. */
function toastStyles(): readonly string[] {
  const code = readFileSync(fileURLToPath(import.meta.resolve('sonner')), 'utf8');
  const [, rules] = /^__insertCSS\((".*")\);$/m.exec(code) ?? [];
  if (!rules) throw new Error('The rules of the toasts are not where they were');
  return ['', String(JSON.parse(rules))];
}
