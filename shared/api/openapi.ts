import * as z from 'zod';
import { PRODUCT_NAME } from '#shared/brand.ts';
import { upperFirst } from '#shared/letter-case.ts';
import { NAMED_INPUTS, NAMED_OUTPUTS } from './named-types.ts';
import { type Components, openApiComponents } from './openapi-components.ts';
import { actsInBusiness, ERROR_SCHEMA, failures, GATEWAY_ERROR_SCHEMA } from './openapi-errors.ts';
import { BUSINESS_HEADER, callParts, type Route, type RouteGroup } from './route.ts';

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 description of a registry: every route with its parameters, bodies and responses. */
export function toOpenApi(api: Readonly<Record<string, RouteGroup>>): Json {
  const paths: Record<string, Json> = {};
  const components = openApiComponents({ ...typesOf(NAMED_INPUTS, 'input'), ...typesOf(NAMED_OUTPUTS, 'output') });
  for (const [tag, group] of Object.entries(api)) {
    for (const [name, route] of Object.entries(group)) {
      const [method, path] = callParts(route.call);
      paths[path] = { ...paths[path], [method.toLowerCase()]: operation({ tag, name, route, components }) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: PRODUCT_NAME, version: '1', description: DESCRIPTION },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Error: ERROR_SCHEMA, GatewayError: GATEWAY_ERROR_SCHEMA, ...components.schemas },
    },
  };
}

const DESCRIPTION = `Errors of the API have a code; those of the gateway in front of it have only a message. A firewall
before both responds with 403 to suspected attacks and with 429 to floods, without JSON.`;

function typesOf(types: Readonly<Record<string, z.ZodType>>, io: 'input' | 'output'): Record<string, Json> {
  return Object.fromEntries(Object.entries(types).map(([name, type]) => [name, jsonSchema(type, io)]));
}

/** A call of the API, with its name in the registry. */
type Call = { readonly tag: string; readonly name: string; readonly route: Route; readonly components: Components };

function operation({ tag, name, route, components }: Call): Json {
  const typeName = [...tag.split('-'), name].map(upperFirst).join('');
  const refer = (schema: Json, suffix: string) => components.refer(schema, `${typeName}${suffix}`);
  return {
    operationId: `${tag}.${name}`,
    tags: [tag],
    summary: route.summary,
    description: conditions(route),
    parameters: [...pathParameters(route), ...queryParameters(route, refer), ...headerParameters(route)],
    ...(route.body && { requestBody: requestBody(route.body, refer) }),
    responses: { ...success(route, refer), ...failures(route) },
    security: route.access === 'public' ? [] : [{ bearer: [] }],
  };
}

/** Names a schema after its call. */
type Refer = (schema: Json, suffix: string) => Json;

/** Additional conditions for the caller. */
function conditions({ verified, confirmed }: Route): string | undefined {
  return [verified && VERIFIED, confirmed && CONFIRMED].filter(Boolean).join(' ') || undefined;
}

const VERIFIED = 'Refused with 403 and the reason `EMAIL_NOT_VERIFIED` until the caller has confirmed their email.';
const CONFIRMED =
  'Refused with 403 and the reason `CONFIRMATION_REQUIRED` or `CODE_REQUIRED` unless the caller entered their password within the last five minutes, or a code if they have a second factor.';

function pathParameters(route: Route): Json[] {
  const names = [...route.call.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  return names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
}

function queryParameters(route: Route, refer: Refer): Json[] {
  if (!route.query) return [];
  const { properties = {}, required = [] } = jsonSchema(route.query, 'input') as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    // An empty parameter counts as absent (`queryOf`).
    allowEmptyValue: !required.includes(name),
    schema: refer(schema as Json, upperFirst(name)),
  }));
}

function headerParameters(route: Route): Json[] {
  if (!actsInBusiness(route)) return [];
  const description = 'The business the call is meant for; refused with 409 if the caller now works in another.';
  return [{ name: BUSINESS_HEADER, in: 'header', description, schema: { type: 'string' } }];
}

function requestBody(body: z.ZodType | 'raw', refer: Refer): Json {
  const schema = body === 'raw' ? {} : refer(jsonSchema(body, 'input'), 'Body');
  const required = body === 'raw' || !body.safeParse(null).success;
  return { required, content: { 'application/json': { schema } } };
}

function success(route: Route, refer: Refer): Json {
  const status = String(route.status ?? 200);
  if (route.response === null) return { 204: { description: 'Done' } };
  if (route.response === 'redirect') return { [status]: REDIRECT };
  if (route.response === 'pdf' || route.response === 'csv') return { [status]: FILES[route.response] };
  const schema = refer(jsonSchema(route.response, 'output'), 'Response');
  return { [status]: { description: route.summary, content: { 'application/json': { schema } } } };
}

const REDIRECT = {
  description: 'Where it is',
  headers: { Location: { required: true, schema: { type: 'string', format: 'uri' } } },
};

const FILES = {
  pdf: { description: 'The PDF', content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } },
  csv: { description: 'The CSV', content: { 'text/csv': { schema: { type: 'string' } } } },
};

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema: json }) => {
      // By default, only the first step of a pipe is printed, but an email address, for example, is checked by the
      // second.
      const { def } = zodSchema._zod;
      if (io === 'input' && def.type === 'pipe')
        json.allOf = [jsonSchema((def as z.core.$ZodPipeDef).out as z.ZodType, io)];
      // Generated clients compare every text of a choice with a constant, and refuse an email where it may be empty.
      if (json.const === '') {
        delete json.const;
        json.maxLength = 0;
      }
      // The same, without a schema that is no object, which generated clients cannot read.
      if (json.items === false && json.prefixItems) {
        delete json.items;
        json.maxItems = json.minItems = json.prefixItems.length;
      }
    },
  });
  return rest as Json;
}
