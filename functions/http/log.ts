import { isIP } from 'node:net';
import type { MiddlewareObj } from '@middy/core';
import type { Client } from '#functions/services/client.ts';
import { logLine, recordMark } from '#functions/services/log.ts';
import type { HttpEvent, HttpResult } from './event.ts';

/** Logs a line per call. Only the listed fields are logged: no body, header, query or token. */
export function log(): MiddlewareObj<HttpEvent, HttpResult> {
  const startedAt = new WeakMap<HttpEvent, number>();
  const write = (event: HttpEvent, result: HttpResult | null) =>
    logLine('info', {
      status: result?.statusCode,
      durationMs: Math.round(performance.now() - (startedAt.get(event) ?? performance.now())),
    });
  return {
    before: ({ event }) => void startedAt.set(event, performance.now()),
    after: ({ event, response }) => write(event, response ?? null),
    onError: ({ event, response }) => write(event, response ?? null),
  };
}

/** The fields of every log line of a call; user and business are added once the caller is known. */
export function callFields(event: HttpEvent) {
  const { routeKey, requestContext, pathParameters } = event;
  const record = pathParameters?.id && recordMark(pathParameters.id);
  return {
    requestId: requestContext.requestId,
    route: routeKey,
    clientAddress: clientOf(event).address,
    ...(record && { record }),
  };
}

const MAX_DEVICE = 200;

/** Where a call comes from. */
export function clientOf({ headers, requestContext }: HttpEvent): Client {
  const viewer = headers['x-viewer-address'];
  const isAddress = viewer !== undefined && isIP(viewer) !== 0;
  const address = isAddress ? viewer : (forwardedAddress(headers['x-forwarded-for']) ?? requestContext.http?.sourceIp);
  const device = headers['user-agent']?.slice(0, MAX_DEVICE);
  return { ...(address && { address }), ...(device && { device }) };
}

/**
 * For calls without the distribution's own header: CloudFront appends the client's address, then API Gateway appends
 * CloudFront's. A call that bypasses CloudFront can forge both headers, but is refused.
 */
function forwardedAddress(forwardedFor = ''): string | undefined {
  const addresses = forwardedFor.split(',').map((address) => address.trim());
  return addresses.slice(-2).find((address) => isIP(address) !== 0);
}
