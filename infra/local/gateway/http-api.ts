import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HttpEvent, HttpResult } from '#functions/http/event.ts';
import type { VerifyAccessToken } from '#infra/local/emulators/access-token.ts';
import { readBytes } from '#infra/local/emulators/loopback.ts';
import { callFunction, type LoadFunction } from '#infra/local/triggers/functions.ts';
import { type GatewayRoute, type Match, registryRoutes, routeFinder } from './routes.ts';

/** API Gateway refuses larger bodies. */
const MAX_BODY_BYTES = 10_000_000;

type HttpApi = {
  load: LoadFunction;
  verify: VerifyAccessToken;
  routes?: readonly GatewayRoute[];
  /** Headers that CloudFront adds to every call. */
  originHeaders?: Readonly<Record<string, string>>;
};

/**
 * Acts as the stack's HTTP API: matches the routes (by default the registry's), checks access tokens, calls the
 * function with a payload-2.0 event and returns its response. `path` is the one behind `/api`.
 */
export function httpApi({ load, verify, routes = registryRoutes(), originHeaders = {} }: HttpApi) {
  const findRoute = routeFinder(routes);
  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    const url = new URL(path, 'http://api');
    const match = findRoute(request.method ?? 'GET', url.pathname);
    if (!match) return send(response, gatewayResult(404, 'Not Found'));
    const claims = claimsOf(request, verify);
    if (!match.route.isPublic && !claims) return send(response, gatewayResult(401, 'Unauthorized'));
    const body = await readBytes(request, MAX_BODY_BYTES).catch(() => null);
    if (!body) return send(response, gatewayResult(413, 'Request Entity Too Large'));
    const event = toEvent({ request, originHeaders, url, match, body, claims });
    send(response, await callFunction(load, match.route.functionName, event).catch(functionFailed));
  };
}

function claimsOf(request: IncomingMessage, verify: VerifyAccessToken): Record<string, unknown> | null {
  const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  return token ? verify(token) : null;
}

type Call = {
  request: IncomingMessage;
  originHeaders: Readonly<Record<string, string>>;
  url: URL;
  match: Match;
  body: Buffer;
  claims: Record<string, unknown> | null;
};

function toEvent({ request, originHeaders, url, match, body, claims }: Call): HttpEvent {
  const { routeKey, isPublic } = match.route;
  const isText = /json|text|urlencoded/.test(request.headers['content-type'] ?? 'text');
  const query = Object.fromEntries(url.searchParams);
  const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)] as const);
  return {
    version: '2.0',
    routeKey,
    rawPath: url.pathname,
    rawQueryString: url.search.slice(1),
    headers: { ...Object.fromEntries(headers), ...originHeaders },
    ...(url.search && { queryStringParameters: query }),
    pathParameters: match.params,
    ...(body.length > 0 && { body: body.toString(isText ? 'utf8' : 'base64') }),
    isBase64Encoded: body.length > 0 && !isText,
    requestContext: {
      accountId: 'local',
      apiId: 'local',
      domainName: 'localhost',
      domainPrefix: 'localhost',
      http: {
        method: request.method ?? 'GET',
        path: url.pathname,
        protocol: 'HTTP/1.1',
        sourceIp: request.socket.remoteAddress ?? '',
        userAgent: String(request.headers['user-agent'] ?? ''),
      },
      requestId: crypto.randomUUID(),
      routeKey,
      stage: '$default',
      time: new Date().toISOString(),
      timeEpoch: Date.now(),
      ...(claims && !isPublic && { authorizer: authorizer(claims) }),
    },
  };
}

/** API Gateway passes claims as strings and puts lists in brackets. */
function authorizer(claims: Record<string, unknown>): NonNullable<HttpEvent['requestContext']['authorizer']> {
  const texts = Object.entries(claims).map(([name, value]) => [
    name,
    Array.isArray(value) ? `[${value.join(' ')}]` : String(value),
  ]);
  return { principalId: '', integrationLatency: 0, jwt: { claims: Object.fromEntries(texts), scopes: [] } };
}

/** API Gateway's response when a function throws or times out. */
function functionFailed(cause: unknown): HttpResult {
  console.error(cause);
  return gatewayResult(500, 'Internal Server Error');
}

function gatewayResult(statusCode: number, message: string): HttpResult {
  return { statusCode, headers: { 'content-type': 'application/json' }, body: JSON.stringify({ message }) };
}

function send(response: ServerResponse, result: HttpResult): void {
  const body = result.isBase64Encoded ? Buffer.from(result.body ?? '', 'base64') : (result.body ?? '');
  const headers = Object.entries(result.headers ?? {}).map(([name, value]) => [name, String(value)]);
  response.writeHead(result.statusCode ?? 200, Object.fromEntries(headers)).end(body);
}
