import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Emulator } from '#infra/local/emulators/emulator.ts';
import { headerOf, readBytes, serveLoopback } from '#infra/local/emulators/loopback.ts';
import { AWS_SERVICES, type AwsService } from '#infra/local/environment.ts';
import { requestedUses } from './requested-uses.ts';
import { allow, type Statement } from './statements.ts';

/** Guards in front of all services. */
export type Guards = {
  /** The origin of each service for the functions. */
  endpoints: Readonly<Record<AwsService, string>>;
  stop: () => Promise<void>;
};

/** Starts a guard in front of each service; `statementsOf` returns the permissions of a function. */
export async function startGuards(
  behind: Readonly<Record<AwsService, string>>,
  statementsOf: StatementsOf,
): Promise<Guards> {
  const started = await Promise.all(
    AWS_SERVICES.map(async (service) => {
      const guard = await startGuard({ service, endpoint: behind[service], statementsOf });
      return [service, guard] as const;
    }),
  );
  return {
    endpoints: Object.fromEntries(started.map(([service, { endpoint }]) => [service, endpoint])) as Guards['endpoints'],
    stop: async () => void (await Promise.all(started.map(([, guard]) => guard.stop()))),
  };
}

/** Permissions of a function. */
type StatementsOf = (functionName: string) => readonly Statement[];

type Guarded = {
  service: AwsService;
  /** Origin of the emulator. */
  endpoint: string;
  statementsOf: StatementsOf;
};

/**
 * Refuses what the calling function's role does not allow, as AWS does; emulators allow everything. A function is
 * recognized by its access key, which is its name.
 */
export function startGuard({ service, endpoint, statementsOf }: Guarded): Promise<Emulator> {
  return serveLoopback(async (request, response) => {
    const body = await readBytes(request);
    const caller = callerOf(request);
    const uses = requestedUses[service]({
      method: request.method ?? 'GET',
      path: request.url ?? '/',
      target: headerOf(request, 'x-amz-target') ?? '',
      // Uploads can be large, and their permission does not depend on the body.
      body: service === 's3' && request.method === 'PUT' ? '' : body.toString('utf8'),
    });
    const refused = uses.find((use) => !allow(statementsOf(caller), use));
    if (refused)
      return refuse(response, `${caller} is not authorized to perform ${refused.action} on ${refused.resource}`);
    await forward(request, response, { endpoint, body });
  });
}

/** The access key from the header, or from the query of a presigned URL. */
function callerOf(request: IncomingMessage): string {
  const signature = headerOf(request, 'authorization') ?? decodeURIComponent(request.url ?? '');
  return /Credential=([\w-]+)\//.exec(signature)?.[1] ?? '';
}

function refuse(response: ServerResponse, message: string): void {
  console.error(message);
  response
    .writeHead(400, { 'content-type': 'application/x-amz-json-1.0' })
    .end(JSON.stringify({ __type: 'com.amazon.coral.service#AccessDeniedException', message }));
}

type Forwarding = { endpoint: string; body: Buffer };

function forward(request: IncomingMessage, response: ServerResponse, { endpoint, body }: Forwarding): Promise<void> {
  return new Promise((resolve, reject) => {
    const { method = 'GET', headers } = request;
    const outgoing = httpRequest(`${endpoint}${request.url}`, { method, headers }, (incoming) => {
      response.writeHead(incoming.statusCode ?? 502, incoming.headers);
      incoming.pipe(response).once('close', resolve);
    });
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}
