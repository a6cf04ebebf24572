import type { MiddlewareObj } from '@middy/core';
import { failureFields, logLine } from '#functions/services/log.ts';
import { AppError } from '#shared/errors.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { SERVER_ERROR } from '#shared/refusals/requests.ts';
import type { HttpEvent, HttpResult } from './event.ts';

/** Converts errors to response bodies. Unexpected ones are logged with their message and become 500. */
export function errors(): MiddlewareObj<HttpEvent, HttpResult> {
  return {
    onError: (request) => {
      const error = toAppError(request.error);
      if (error.status >= 500) {
        logLine('error', { message: messageOf(error), ...failureFields(error) });
      }
      request.response = json(error.status, error.toBody());
    },
  };
}

/** The internal reason; the error's own message is for the user. */
function messageOf({ code, message, cause }: AppError): string | undefined {
  // Providers and AWS quote their input, such as an email address. Their names and codes are logged anyway.
  if (code !== 'UNEXPECTED' || (cause instanceof Error && '$metadata' in cause)) return undefined;
  return cause instanceof Error ? cause.message : message;
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return refusal({ SERVER_ERROR }, { cause: error });
}

/** A JSON response that may not be cached. */
export function json(statusCode: number, body: unknown): HttpResult {
  return { statusCode, headers: { ...NO_STORE, 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** Responses contain personal data: nothing between here and the browser may store or index them. */
export const NO_STORE = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;
