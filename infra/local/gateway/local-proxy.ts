import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { closeServer } from '#infra/local/emulators/loopback.ts';

type Handle = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<void>;

/**
 * The handlers behind the product's port: images under `/api/images/`, the API under `/api/*`, `/local/*` with the
 * API's description, and the site.
 */
export type Behind = { images: Handle; api: Handle; local: Handle; site: Handle };

export type FrontDoor = { url: string; open: (behind: Behind) => void; stop: () => Promise<void> };

/** Listens on the product's port at once, so that its address is known, and serves once it is opened. */
export async function startFrontDoor(port: number): Promise<FrontDoor> {
  let behind: Behind | undefined;
  const server = createServer((request, response) => {
    if (!behind) return void response.writeHead(503, { 'retry-after': '1' }).end('Starting');
    route(behind, request, response).catch((cause: unknown) => {
      console.error(cause);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  const taken = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://localhost:${taken}`,
    open: (parts) => {
      behind = parts;
    },
    stop: () => closeServer(server),
  };
}

async function route(behind: Behind, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = request.url ?? '/';
  if (url.startsWith('/api/images/')) return behind.images(request, response, url.slice('/api/'.length));
  if (url.startsWith('/api/')) return behind.api(request, response, url.slice('/api'.length));
  if (url.startsWith('/local/') || url === '/openapi.json') return behind.local(request, response, url);
  return behind.site(request, response, new URL(url, 'http://site').pathname);
}
