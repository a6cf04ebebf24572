import { ERROR_STATUS, type ErrorCode } from '#shared/error-codes.ts';
import { REFUSALS } from '#shared/refusals/refusals.ts';
import { RULES } from '#shared/rules.ts';
import { ROLES } from '#shared/user/schema.ts';
import { ADMITTED, type Route } from './route.ts';

type Json = Record<string, unknown>;

const PARAMS_SCHEMA = { type: 'object', additionalProperties: { type: ['string', 'number'] } };

const ISSUE_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['path', 'rule'],
  properties: {
    path: { type: 'string' },
    rule: { type: 'string', enum: Object.keys(RULES) },
    params: PARAMS_SCHEMA,
  },
};

/** The body of the API's own errors. */
export const ERROR_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['code', 'message'],
  properties: {
    code: { type: 'string', enum: Object.keys(ERROR_STATUS) },
    message: { oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
    issues: { type: 'array', items: ISSUE_SCHEMA },
    reason: { type: 'string', enum: Object.keys(REFUSALS) },
    params: PARAMS_SCHEMA,
  },
};

/** API Gateway's own responses, which an HTTP API cannot change. */
export const GATEWAY_ERROR_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['message'],
  properties: { message: { type: 'string' } },
};

/** The errors a route can return: those implied by its inputs and access, those it declares, and the gateway's. */
export function failures(route: Route): Json {
  const statuses = [...new Set([...ownErrors(route), ...gatewayErrors(route)])];
  return Object.fromEntries(statuses.map((code) => [String(ERROR_STATUS[code]), failure(route, code)]));
}

function failure(route: Route, code: ErrorCode): Json {
  const isOwn = ownErrors(route).has(code);
  const refs = [...(isOwn ? ['Error'] : []), ...(gatewayErrors(route).has(code) ? ['GatewayError'] : [])];
  const schemas = refs.map((name) => ({ $ref: `#/components/schemas/${name}` }));
  const schema = schemas.length === 1 ? schemas[0] : { anyOf: schemas };
  return { description: code, content: { 'application/json': { schema } } };
}

function ownErrors(route: Route): ReadonlySet<ErrorCode> {
  return new Set<ErrorCode>([
    ...(route.call.includes('{') ? (['NOT_FOUND'] as const) : []),
    ...(route.body || route.query ? (['INVALID_REQUEST'] as const) : []),
    ...(route.access === 'public' ? [] : (['UNAUTHENTICATED'] as const)),
    ...(mayForbid(route) ? (['FORBIDDEN'] as const) : []),
    ...(actsInBusiness(route) ? (['CONFLICT'] as const) : []),
    ...(route.body ? (['PAYLOAD_TOO_LARGE'] as const) : []),
    ...(route.errors ?? []),
    'UNEXPECTED',
  ]);
}

/** A missing or invalid token, a body beyond the gateway's own limit, throttling, a failed function, a timeout. */
function gatewayErrors(route: Route): ReadonlySet<ErrorCode> {
  return new Set<ErrorCode>([
    ...(route.access === 'public' ? [] : (['UNAUTHENTICATED'] as const)),
    ...(route.body ? (['PAYLOAD_TOO_LARGE'] as const) : []),
    'TOO_MANY_REQUESTS',
    'UNEXPECTED',
    'UNAVAILABLE',
  ]);
}

/** Whether the route refuses some of those who are signed in: some roles, or the people of a suspended business. */
function mayForbid({ access, confirmed, verified, openWhenSuspended }: Route): boolean {
  if (access === 'public') return Boolean(confirmed || verified);
  return Boolean(confirmed || verified || !openWhenSuspended || ADMITTED[access].length < ROLES.length);
}

/** Whether a call is made for a business, which its header may name. */
export function actsInBusiness({ access }: Route): boolean {
  return access !== 'public' && access !== 'signedIn';
}
