import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Emulator } from './emulator.ts';

/** Handles a request; a rejection becomes a plain 500. */
export type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Serves `listener` on 127.0.0.1, on a free port if `port` is 0. Throws if the port is taken. */
export async function serveLoopback(listener: Listener, port = 0): Promise<Emulator> {
  const server = createServer((request, response) => {
    listener(request, response).catch((cause: unknown) => {
      console.error(cause);
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' });
      response.end('Internal error of the local cloud');
    });
  });
  // A client that reuses a connection just as it is closed for being idle sees its call reset.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return { endpoint: originOf(server), stop: () => closeServer(server) };
}

/** The origin of a server on 127.0.0.1. */
export function originOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen on a port');
  return `http://127.0.0.1:${address.port}`;
}

/** A port of 127.0.0.1 that is free now; another process may take it first. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = Number(new URL(originOf(server)).port);
  await closeServer(server);
  return port;
}

/** Closes a server and all its connections, so that nothing keeps the process alive. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** The whole body as text. Throws if it is longer than `limitBytes`. */
export async function readBody(request: IncomingMessage, limitBytes = 1_000_000): Promise<string> {
  return (await readBytes(request, limitBytes)).toString('utf8');
}

/** The whole body. Throws if it is longer than `limitBytes`. */
export async function readBytes(request: IncomingMessage, limitBytes = Number.POSITIVE_INFINITY): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    if (length > limitBytes) throw new Error(`The body is longer than ${limitBytes} bytes`);
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

/** A header as one string, or null if it is missing. */
export function headerOf(request: IncomingMessage, name: string): string | null {
  const value = request.headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? null;
}
