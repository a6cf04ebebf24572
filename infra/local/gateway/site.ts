import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { SITE_HEADERS } from '#infra/site-headers.ts';

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
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
};

/** Serves the built site as CloudFront does: hashed files are immutable, screens and `/pay/` get their entry pages. */
export function builtSite(folder: string): Site {
  return {
    async handle(_request, response, pathname) {
      const file = fileOf(folder, pathname);
      const cached = pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
      const type = TYPES[extname(file)] ?? 'application/octet-stream';
      response.writeHead(200, { ...SITE_HEADERS, 'content-type': type, 'cache-control': cached });
      // A build that replaces the file right now must not crash the product.
      await pipeline(createReadStream(file), response).catch(() => response.destroy());
    },
    stop: async () => undefined,
  };
}

function fileOf(folder: string, pathname: string): string {
  const file = resolve(join(folder, pathname));
  const isInside = file.startsWith(resolve(folder) + sep);
  if (isInside && existsSync(file) && statSync(file).isFile()) return file;
  return join(folder, pathname.startsWith('/pay/') ? 'pay.html' : 'index.html');
}

/** Builds the site into `folder` unless it is newer than its sources. */
export async function ensureBuilt(root: string, folder: string): Promise<void> {
  if (isBuilt(root, folder)) return;
  const { build } = await import('vite');
  await build({ configFile: join(root, 'web/vite.config.ts'), logLevel: 'warn' });
}

/** Whether the site in `folder` is newer than its sources. */
export function isBuilt(root: string, folder: string): boolean {
  // Built last.
  const built = join(folder, 'pay.html');
  const sources = ['web', 'shared', 'package-lock.json'].map((name) => newest(join(root, name)));
  return existsSync(built) && statSync(built).mtimeMs > Math.max(...sources);
}

function newest(path: string): number {
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  return Math.max(mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

/** Serves site and functions from their sources, with live changes. */
export async function liveSite(root: string) {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: join(root, 'web/vite.config.ts'),
    server: { middlewareMode: true },
    appType: 'mpa',
  });
  const site: Site = {
    handle: (request, response, pathname) =>
      new Promise((done, fail) => {
        response.once('close', done);
        if (!extname(pathname) && !pathname.startsWith('/@')) {
          request.url = pathname.startsWith('/pay/') ? '/pay.html' : '/index.html';
        }
        vite.middlewares(request, response, (error?: unknown) => {
          if (error) return fail(error);
          response.writeHead(404).end();
        });
      }),
    stop: () => vite.close(),
  };
  const load = async (name: string) => (await vite.ssrLoadModule(join(root, `functions/${name}/handler.ts`))).handler;
  return { site, load };
}
