import type { IncomingMessage, ServerResponse } from 'node:http';
import { serveLoopback } from '#infra/local/emulators/loopback.ts';

type Handle = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<void>;

/**
 * The handlers behind the product's port: images under `/api/images/`, the API under `/api/*`, the catalogue of
 * components, `/local/*` with the API's description, and the site.
 */
export type Handlers = { images: Handle; api: Handle; catalogue: Handle; local: Handle; site: Handle };

export type LocalProxy = { url: string; open: (handlers: Handlers) => void; stop: () => Promise<void> };

/** Listens on the product's port, so that its URL is known, and serves 503 until `open` is called. */
export async function startLocalProxy(port: number): Promise<LocalProxy> {
  let handlers: Handlers | undefined;
  const { endpoint, stop } = await serveLoopback(async (request, response) => {
    if (handlers) return route(handlers, request, response);
    response.writeHead(503, { 'retry-after': '1' }).end('Starting');
  }, port);
  return {
    url: `http://localhost:${new URL(endpoint).port}`,
    open: (parts) => {
      handlers = parts;
    },
    stop,
  };
}

async function route(handlers: Handlers, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = request.url ?? '/';
  if (url.startsWith('/api/images/')) return handlers.images(request, response, url.slice('/api/'.length));
  if (url.startsWith('/api/')) return handlers.api(request, response, url.slice('/api'.length));
  if (/^\/local\/ui(?:[/?]|$)/.test(url))
    return handlers.catalogue(request, response, new URL(url, 'http://site').pathname);
  if (url.startsWith('/local/') || url === '/openapi.json') return handlers.local(request, response, url);
  return handlers.site(request, response, new URL(url, 'http://site').pathname);
}
