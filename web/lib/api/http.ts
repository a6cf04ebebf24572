import { createAmplifyContext } from '@aws-amplify/core';
import { ApiError, del, get, patch, post } from 'aws-amplify/api';
import { BUSINESS_HEADER } from '#shared/api/route.ts';
import { ERROR_STATUS, type ErrorCode } from '#shared/error-codes.ts';
import { AppError, type ErrorBody } from '#shared/errors.ts';
import type { Issue } from '#shared/rules.ts';
import { refusalWording } from '#web/lib/errors/refusal-wording.en.ts';
import { ConnectionError, UnknownStatusError } from './call-errors.ts';

/** One HTTP request to the API of this origin. */
export type HttpRequest = {
  readonly method: keyof typeof SENDERS;
  /** Path under `/api` with encoded segments. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>> | undefined;
  readonly body?: unknown;
  readonly token?: string | null;
  /** The business the screen was opened for. */
  readonly businessId?: string | undefined;
  readonly signal?: AbortSignal | undefined;
};

const SENDERS = { GET: get, POST: post, PATCH: patch, DELETE: del } as const;

// From core: the one in `aws-amplify` pulls in the Cognito client, 10 KB unused here.
const context = createAmplifyContext({ API: { REST: { app: { endpoint: `${location.origin}/api` } } } });

/**
 * Sends a request and returns the response body: parsed JSON, a Blob for a PDF or CSV, undefined if empty. Throws the
 * server's AppError, ConnectionError if no server responded or the browser went offline, and the signal's reason if
 * aborted.
 */
export async function sendRequest(request: HttpRequest): Promise<unknown> {
  const { method, path, query, body, token, businessId, signal } = request;
  signal?.throwIfAborted();
  const operation = SENDERS[method](context, {
    apiName: 'app',
    path,
    options: {
      ...(query && { queryParams: { ...query } }),
      ...(body !== undefined && { body: body as FormData }),
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(businessId && { [BUSINESS_HEADER]: businessId }),
      },
      // Repeating a POST could create duplicates; the query client retries reads.
      retryStrategy: { strategy: 'no-retry' },
      defaultAuthMode: 'none',
    },
  });
  const cancel = () => operation.cancel();
  signal?.addEventListener('abort', cancel, { once: true });
  // There is no timeout: without this, a call whose response was lost would wait forever.
  let isCutOff = false;
  const onOffline = () => {
    isCutOff = true;
    cancel();
  };
  addEventListener('offline', onOffline);
  try {
    return await contentOf(await operation.response);
  } catch (error) {
    signal?.throwIfAborted();
    throw isCutOff ? new ConnectionError({ cause: error }) : await toAppError(error);
  } finally {
    signal?.removeEventListener('abort', cancel);
    removeEventListener('offline', onOffline);
  }
}

type HttpResponse = Awaited<ReturnType<typeof get>['response']>;

const FILE_TYPES = /^(application\/pdf|text\/csv)\b/;

async function contentOf(response: HttpResponse): Promise<unknown> {
  if (response.statusCode === 204) return undefined;
  return FILE_TYPES.test(response.headers['content-type'] ?? '') ? response.body.blob() : response.body.json();
}

async function toAppError(error: unknown): Promise<AppError> {
  if (error instanceof ApiError && error.response) return await fromResponse(error.response, error);
  if (error instanceof Error && error.name === 'NetworkError') return new ConnectionError({ cause: error });
  return new AppError('UNEXPECTED', [], { cause: error });
}

/**
 * The error with the texts that people read. Responses from in front of the handlers have no code, which follows from the
 * status, and no reason: their texts are not for people.
 */
async function fromResponse(
  { statusCode, body }: NonNullable<ApiError['response']>,
  cause: unknown,
): Promise<AppError> {
  const { code, message, issues: sent, reason, params = {} } = parseBody(body);
  const known = code && Object.hasOwn(ERROR_STATUS, code) ? code : codeOfStatus(statusCode);
  if (!known) return new UnknownStatusError({ status: statusCode, cause });
  const issues = readIssues(sent);
  const texts = [message].flat().filter((text) => typeof text === 'string');
  const wording = reason && (await refusalWording({ message: texts[0], reason, params }));
  return new AppError(known, wording ?? (issues.length > 0 ? texts : []), { cause, issues, reason, params });
}

/** The issues, of unknown rules too: the first screen needs no list of them. None if one lacks its field. */
function readIssues(issues: unknown): Issue[] {
  const read = Array.isArray(issues) ? (issues as (Partial<Issue> | null)[]) : [];
  return read.every((issue) => typeof issue?.path === 'string') ? (read as Issue[]) : [];
}

/** A newer server may send other rules and reasons. */
type Body = Partial<Omit<ErrorBody, 'message' | 'issues'>> & { message?: unknown; issues?: unknown };

function parseBody(body: string | undefined): Body {
  try {
    const parsed: unknown = JSON.parse(body ?? '');
    return parsed !== null && typeof parsed === 'object' ? parsed : {};
  } catch {
    return {};
  }
}

function codeOfStatus(status: number): ErrorCode | undefined {
  const codes = Object.keys(ERROR_STATUS) as ErrorCode[];
  return codes.find((code) => ERROR_STATUS[code] === status);
}
