import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Emulator } from '#infra/local/emulators/emulator.ts';
import { serveLoopback } from '#infra/local/emulators/loopback.ts';

type Target = {
  /** Origin of the emulator. */
  origin: string;
  /** The host name that requests arrive under; by default their own. */
  host?: string;
};

/**
 * An address on this machine whose requests reach the emulator as if sent with TLS, without which the policies of
 * buckets refuse them. With `host`, it is the address of a distribution, whose name is in no DNS.
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
