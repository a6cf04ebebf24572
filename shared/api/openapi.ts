import * as z from 'zod';
import { PRODUCT_NAME } from '#shared/brand.ts';
import { ERROR_REASONS, ERROR_STATUS, type ErrorCode } from '#shared/errors.ts';
import { RULES } from '#shared/rules.ts';
import { BUSINESS_HEADER, type Route, type RouteGroup } from './route.ts';

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 description of a registry: every route with its parameters, bodies and responses. */
export function toOpenApi(api: Readonly<Record<string, RouteGroup>>): Json {
  const paths: Record<string, Json> = {};
  for (const [tag, group] of Object.entries(api)) {
    for (const [name, route] of Object.entries(group)) {
      const path = paths[route.path] ?? {};
      path[route.method.toLowerCase()] = operation(tag, name, route);
      paths[route.path] = path;
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: PRODUCT_NAME, version: '1' },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Error: ERROR_SCHEMA },
    },
  };
}

const ISSUE_SCHEMA = {
  type: 'object',
  required: ['path', 'rule'],
  properties: {
    path: { type: 'string' },
    rule: { type: 'string', enum: Object.keys(RULES) },
    params: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
  },
};

const ERROR_SCHEMA = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string', enum: Object.keys(ERROR_STATUS) },
    message: { oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
    issues: { type: 'array', items: ISSUE_SCHEMA },
    reason: { type: 'string', enum: ERROR_REASONS },
  },
};

function operation(tag: string, name: string, route: Route): Json {
  return {
    operationId: `${tag}.${name}`,
    tags: [tag],
    summary: route.summary,
    ...(route.verified && { description: VERIFIED }),
    parameters: [...pathParameters(route), ...queryParameters(route), ...headerParameters(route)],
    ...(route.body && { requestBody: requestBody(route.body) }),
    responses: { ...success(route), ...failures(route) },
    security: route.access === 'public' ? [] : [{ bearer: [] }],
  };
}

const VERIFIED = 'Refused with 403 and the reason `EMAIL_NOT_VERIFIED` until the caller has confirmed their e-mail.';

function pathParameters(route: Route): Json[] {
  const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  return names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
}

function queryParameters(route: Route): Json[] {
  const properties = route.query ? (jsonSchema(route.query, 'input').properties as Json) : {};
  return Object.entries(properties ?? {}).map(([name, schema]) => ({ name, in: 'query', schema }));
}

function headerParameters(route: Route): Json[] {
  if (!actsInBusiness(route)) return [];
  const description = 'The business the call is meant for; refused with 409 if the caller now works in another.';
  return [{ name: BUSINESS_HEADER, in: 'header', description, schema: { type: 'string' } }];
}

function actsInBusiness({ access }: Route): boolean {
  return access !== 'public' && access !== 'signedIn';
}

function requestBody(body: z.ZodType | 'raw'): Json {
  const schema = body === 'raw' ? {} : jsonSchema(body, 'input');
  return { required: true, content: { 'application/json': { schema } } };
}

function success(route: Route): Json {
  const status = String(route.status ?? 200);
  if (route.response === null) return { 204: { description: 'Done' } };
  if (route.response === 'pdf') return { [status]: { description: 'The PDF', content: { 'application/pdf': {} } } };
  if (route.response === 'csv') return { [status]: { description: 'The CSV', content: { 'text/csv': {} } } };
  const schema = jsonSchema(route.response, 'output');
  return { [status]: { description: route.summary, content: { 'application/json': { schema } } } };
}

/** The errors a route can return: those its inputs and access imply, and those it declares. */
function failures(route: Route): Json {
  const codes: ErrorCode[] = [
    ...(route.body || route.query ? (['INVALID_REQUEST'] as const) : []),
    ...(route.access === 'public' ? [] : (['UNAUTHENTICATED', 'FORBIDDEN'] as const)),
    ...(actsInBusiness(route) ? (['CONFLICT'] as const) : []),
    ...(route.errors ?? []),
    'UNEXPECTED',
  ];
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  return Object.fromEntries(codes.map((code) => [String(ERROR_STATUS[code]), { description: code, content }]));
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
  });
  return rest as Json;
}
