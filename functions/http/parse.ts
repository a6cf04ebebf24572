import type * as z from 'zod';
import { cutText } from '#shared/cut-text.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { HALF_CHARACTER, NESTED_TOO_DEEPLY, NOT_JSON, TOO_LARGE } from '#shared/refusals/requests.ts';
import { issuesOf } from '#shared/schema-issues.ts';
import { bodyBytes, type HttpEvent } from './event.ts';

/** Issues in a response; a body of 1 MB could break a hundred thousand rules. */
const MAX_ISSUES = 20;
/** Characters of a field's name in an issue. */
const MAX_PATH = 200;

const DEFAULT_MAX_BODY_BYTES = 1_000_000;
const MAX_DEPTH = 20;

/** Parses a value. Throws INVALID_REQUEST with an issue per broken rule, up to twenty. */
export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issues = issuesOf(result.error.issues, value).slice(0, MAX_ISSUES);
  throw invalidRequest(issues.map((issue) => ({ ...issue, path: cutText(issue.path, MAX_PATH) })));
}

/** The query without empty values: `?page=` counts as absent. */
export function queryOf(event: HttpEvent): Record<string, string> {
  const entries = Object.entries(event.queryStringParameters ?? {});
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/** The bytes of a body. Throws PAYLOAD_TOO_LARGE beyond the route's limit. */
export function limitedBody(event: HttpEvent, maxBytes = DEFAULT_MAX_BODY_BYTES): Buffer {
  const bytes = bodyBytes(event);
  if (bytes.length > maxBytes) throw refusal({ TOO_LARGE });
  return bytes;
}

/**
 * Parses a body as JSON; an empty one is null, which only schemas of optional bodies accept. Throws INVALID_REQUEST if
 * it is not JSON, is nested too deeply, or has a half character, which neither the table nor a hash can take.
 */
export function jsonBody(bytes: Buffer): unknown {
  const value = toJson(bytes);
  if (isDeeperThan(value, MAX_DEPTH)) throw refusal({ NESTED_TOO_DEEPLY });
  if (!isWellFormed(value)) throw refusal({ HALF_CHARACTER });
  return value;
}

function toJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8') || 'null');
  } catch (cause) {
    throw refusal({ NOT_JSON }, { cause });
  }
}

function isDeeperThan(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (depth === 0) return true;
  return Object.values(value).some((inner) => isDeeperThan(inner, depth - 1));
}

function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, inner]) => name.isWellFormed() && isWellFormed(inner));
}

const ID = /^[A-Za-z0-9_-]{1,128}$/;
/** Replaces malformed ids, so that they get the same response as unknown ones. */
const UNKNOWN_ID = '-';

/** The `{id}` segments of the path. */
export function pathParams(event: HttpEvent): Record<string, string> {
  const params = Object.entries(event.pathParameters ?? {});
  return Object.fromEntries(params.map(([name, value]) => [name, value && ID.test(value) ? value : UNKNOWN_ID]));
}
