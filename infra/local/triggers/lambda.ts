import type { Emulator } from '#infra/local/emulators/emulator.ts';
import { readBody, serveLoopback } from '#infra/local/emulators/loopback.ts';
import { type LoadFunction, lambdaContext } from './functions.ts';

const INVOKE = /^\/2015-03-31\/functions\/([\w-]+)\/invocations$/;

/** A stand-in for Lambda's Invoke, by which functions call each other as on AWS. */
export function startLambda(load: LoadFunction): Promise<Emulator> {
  return serveLoopback(async (request, response) => {
    const name = INVOKE.exec(new URL(request.url ?? '/', 'http://lambda').pathname)?.[1];
    if (!name) {
      response.writeHead(404, { 'content-type': 'application/json' }).end('{"Message":"Function not found"}');
      return;
    }
    const event: unknown = JSON.parse((await readBody(request, 6_000_000)) || '{}');
    const handler = await load(name);
    try {
      const answer = await handler(event, lambdaContext(name));
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? null));
    } catch (cause) {
      const message = cause instanceof Error ? cause.message : String(cause);
      response
        .writeHead(200, { 'content-type': 'application/json', 'x-amz-function-error': 'Unhandled' })
        .end(JSON.stringify({ errorMessage: message }));
    }
  });
}
