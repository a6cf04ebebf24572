import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Emulator } from '#infra/local/emulators/emulator.ts';
import { serveLoopback } from '#infra/local/emulators/loopback.ts';

type Target = {
  /** Origin of the emulator. */
  origin: string;
  /** The host name passed on to the emulator; by default that of the request. */
  host?: string;
};

/**
 * A local address that forwards requests to the emulator as if they were sent with TLS, which bucket policies require.
 * With `host`, it stands for a distribution, whose host name does not resolve.
 */
export function forwardTo({ origin, host }: Target): Promise<Emulator> {
  const { hostname, port } = new URL(origin);
  return serveLoopback(
    (incoming, response) =>
      new Promise((resolve, reject) => {
        const { method, url: path } = incoming;
        const headers = { ...incoming.headers, ...(host && { host }), 'x-forwarded-proto': 'https' };
        const outgoing = httpRequest({ hostname, port, method, path, headers }, (answer) =>
          pipe(answer, response).then(resolve, reject),
        );
        outgoing.once('error', reject);
        incoming.pipe(outgoing);
      }),
  );
}

function pipe(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response).once('close', resolve);
  });
}
