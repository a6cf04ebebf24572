import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { InlineConfig, ViteDevServer } from 'vite';
import { DOCUMENT_PAGE_HEADERS, SITE_HEADERS } from '#infra/site-headers.ts';
import { DOCUMENT_PAGES, documentPage } from '#shared/document-pages.ts';
import { readSitePath, sitePath } from '#shared/locale/site-path.ts';
import { sitePage } from '#shared/public-pages.ts';

/** Serves a page or file of the site. */
export type Site = {
  handle: (request: IncomingMessage, response: ServerResponse, pathname: string) => Promise<void>;
  stop: () => Promise<void>;
};

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
};

/** Folder of the files with a hash in their names. */
const ASSETS = '/assets/';

/** Content types that CloudFront compresses. */
const COMPRESSED = /^(text\/|image\/svg|application\/json)/;

/**
 * Serves the built site as CloudFront does: compressed, hashed files as immutable, screens and the public
 * pages of documents with their pages.
 */
export function builtSite(folder: string): Site {
  const zipped = new Map<string, Zipped>();
  return {
    async handle(request, response, pathname) {
      const file = fileOf(folder, pathname);
      if (!file) return void response.writeHead(404).end();
      const cached = pathname.startsWith(ASSETS) ? 'public, max-age=31536000, immutable' : 'no-cache';
      const type = TYPES[extname(file)] ?? 'application/octet-stream';
      const isZipped = COMPRESSED.test(type) && /\bgzip\b/.test(String(request.headers['accept-encoding']));
      const headers = {
        ...(documentPage(pathname) ? DOCUMENT_PAGE_HEADERS : SITE_HEADERS),
        'content-type': type,
        'cache-control': cached,
        ...(isZipped && { 'content-encoding': 'gzip' }),
      };
      try {
        const bytes = isZipped ? gzipped(zipped, file) : readFileSync(file);
        response.writeHead(200, { ...headers, 'content-length': bytes.length }).end(bytes);
      } catch {
        // A running build is replacing the file.
        response.destroy();
      }
    },
    stop: async () => undefined,
  };
}

/** A compressed file, with the modification time of its source. */
type Zipped = { bytes: Buffer; mtimeMs: number };

/** The compressed file, from the cache unless the file has changed. */
function gzipped(zipped: Map<string, Zipped>, file: string): Buffer {
  const { mtimeMs } = statSync(file);
  const known = zipped.get(file);
  if (known?.mtimeMs === mtimeMs) return known.bytes;
  const bytes = gzipSync(readFileSync(file));
  zipped.set(file, { bytes, mtimeMs });
  return bytes;
}

/** The file for a path, or the page of a screen; undefined for a missing hashed file, such as one of an older build. */
function fileOf(folder: string, pathname: string): string | undefined {
  const file = resolve(join(folder, pathname));
  const isInside = file.startsWith(resolve(folder) + sep);
  if (isInside && existsSync(file) && statSync(file).isFile()) return file;
  if (pathname.startsWith(ASSETS)) return undefined;
  return join(folder, documentPage(pathname) ?? sitePage(pathname));
}

/** Builds the site into `folder` unless it is newer than its sources. */
export function ensureBuilt(root: string, folder: string): Promise<void> {
  return buildUnlessNew(root, { config: 'web/vite.config.ts', page: join(folder, SITE_PAGE) });
}

/** Whether the site in `folder` is newer than its sources. */
export function isBuilt(root: string, folder: string): boolean {
  return isNew(root, join(folder, SITE_PAGE));
}

/** The page that the build writes last. */
const SITE_PAGE = `${Object.keys(DOCUMENT_PAGES).at(-1)}.html`;

/** Where the catalogue of components is served. */
const CATALOGUE = '/local/ui';
const CATALOGUE_PAGE = '/catalogue/index.html';

/** Serves the catalogue of components, which is built when it is opened. */
export function builtCatalogue(root: string): Site['handle'] {
  const folder = join(root, 'dist/catalogue');
  const site = builtSite(folder);
  const options = { config: 'web/catalogue/vite.config.ts', page: join(folder, CATALOGUE_PAGE) };
  let building = Promise.resolve();
  return async (request, response, pathname) => {
    const path = pathname.slice(CATALOGUE.length);
    if (path.startsWith(ASSETS)) return site.handle(request, response, path);
    // One after another: the second of two that open it at once finds it built.
    building = building.catch(() => undefined).then(() => buildUnlessNew(root, options));
    await building;
    return site.handle(request, response, CATALOGUE_PAGE);
  };
}

type BuildOptions = { config: string; page: string };

async function buildUnlessNew(root: string, { config, page }: BuildOptions): Promise<void> {
  if (isNew(root, page)) return;
  const { build } = await import('vite');
  await build({ configFile: join(root, config), logLevel: 'warn' });
}

/** Whether a built page is newer than its sources. */
function isNew(root: string, page: string): boolean {
  const sources = ['web', 'shared', 'package-lock.json'].map((name) => newest(join(root, name)));
  return existsSync(page) && statSync(page).mtimeMs > Math.max(...sources);
}

function newest(path: string): number {
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return Math.max(mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

/** Serves site and functions from their sources, with live changes. */
export async function liveSite(root: string) {
  const { createServer } = await import('vite');
  const configFile = join(root, 'web/vite.config.ts');
  const live = (options: InlineConfig) =>
    createServer({ configFile, appType: 'mpa', ...options, server: { middlewareMode: true, ...options.server } });
  const english = await live({});
  // Each language has modules of its own, so that of the French app starts once it is opened.
  let french: Promise<ViteDevServer> | undefined;
  const inFrench = () => (french ??= live({ ...FRENCH, cacheDir: join(root, 'node_modules/.vite/french') }));
  const site: Site = {
    handle: async (request, response, pathname) => {
      const { language, path } = readSitePath(pathname);
      const vite = language === 'fr' ? await inFrench() : english;
      await new Promise<void>((done, fail) => {
        response.once('close', done);
        if (!extname(path) && !path.startsWith('/@')) request.url = sitePath(language, livePage(pathname));
        vite.middlewares(request, response, (error?: unknown) => {
          if (error) return fail(error);
          response.writeHead(404).end();
        });
      });
    },
    stop: async () => {
      await Promise.all([english.close(), french?.then((vite) => vite.close())]);
    },
  };
  const load = async (name: string) =>
    (await english.ssrLoadModule(join(root, `functions/${name}/handler.ts`))).handler;
  return { site, load };
}

/** The French app: beside the English one, it needs packages and a port for live changes of its own. */
const FRENCH: InlineConfig = { mode: 'french', base: sitePath('fr', '/'), server: { hmr: { port: 24_679 } } };

function livePage(pathname: string): string {
  if (pathname.startsWith(CATALOGUE)) return CATALOGUE_PAGE;
  return `/${documentPage(pathname) ?? 'index.html'}`;
}
