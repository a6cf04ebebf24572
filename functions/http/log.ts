import type { MiddlewareObj } from '@middy/core';
import { logLine } from '#functions/services/log.ts';
import type { HttpEvent, HttpResult } from './event.ts';

/** One JSON line for each call, with an allow-list of fields: no body, header, query or token is ever written. */
export function log(): MiddlewareObj<HttpEvent, HttpResult> {
  const startedAt = new WeakMap<HttpEvent, number>();
  const write = (event: HttpEvent, result: HttpResult | null) =>
    logLine('info', {
      routeKey: event.routeKey,
      requestId: event.requestContext?.requestId,
      status: result?.statusCode,
      durationMs: Math.round(performance.now() - (startedAt.get(event) ?? performance.now())),
    });
  return {
    before: ({ event }) => void startedAt.set(event, performance.now()),
    after: ({ event, response }) => write(event, response ?? null),
    onError: ({ event, response }) => write(event, response ?? null),
  };
}
