import type { MiddlewareObj } from '@middy/core';
import { failureFields, logLine } from '#functions/services/log.ts';
import { AppError } from '#shared/errors.ts';
import type { HttpEvent, HttpResult } from './event.ts';

/** Turns whatever was thrown into the contract's error body; what nobody can act on is logged and becomes 500. */
export function errors(): MiddlewareObj<HttpEvent, HttpResult> {
  return {
    onError: (request) => {
      const error = toAppError(request.error);
      if (error.status >= 500) {
        logLine('error', { routeKey: request.event.routeKey, ...failureFields(error) });
      }
      request.response = json(error.status, error.toBody());
    },
  };
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return new AppError('UNEXPECTED', 'A server error occurred. Please try again later.', { cause: error });
}

/** A JSON answer that no cache keeps. */
export function json(statusCode: number, body: unknown): HttpResult {
  return { statusCode, headers: { ...NO_STORE, 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** Answers carry people's money and addresses: nothing between here and the screen may keep or index them. */
export const NO_STORE = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;
