import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { api } from '#shared/api/index.ts';
import { toOpenApi } from '#shared/api/openapi.ts';

type Response = { status: number; body: unknown; headers: Headers };
type MediaType = { schema?: object };
type Operation = { responses: Record<string, { content?: Record<string, MediaType> }> };
type Description = { paths: Record<string, Record<string, Operation>>; components: object };

const ajv = new Ajv2020({ strict: false, validateFormats: false });
let description: Description | undefined;
let patterns: [template: string, pattern: RegExp][] = [];

/** Made for the first response: most files that import this module call no API. */
function described(): Description {
  if (description) return description;
  description = toOpenApi(api) as Description;
  // Literal paths win: `/employees/me/leave` before `/employees/{id}/leave`.
  const templates = Object.keys(description.paths).toSorted(
    (one, other) => one.split('{').length - other.split('{').length,
  );
  patterns = templates.map((template) => [template, pattern(template)]);
  return description;
}

/** By schema, and by its JSON, since many routes share a schema, such as that of errors. */
const compiled = { of: new WeakMap<object, ValidateFunction>(), as: new Map<string, ValidateFunction>() };

/**
 * How a response deviates from the API's description: by its status, content type or body; null if it does not. Calls
 * that are not in the description pass.
 */
export function deviation(method: string, path: string, response: Response): string | null {
  const operation = operationOf(method, path);
  if (!operation) return null;
  const { status, headers, body } = response;
  const documented = operation.responses[status];
  if (!documented) return `status ${status}`;
  if (!documented.content) return body === '' ? null : `a body with status ${status}`;
  const type = headers.get('content-type')?.split(';')[0] ?? '';
  const media = documented.content[type];
  if (!media) return `"${type}" with status ${status}`;
  return media.schema && type === 'application/json' ? schemaErrors(body, media.schema) : null;
}

function operationOf(method: string, path: string): Operation | undefined {
  const pathname = path.split('?')[0] ?? '';
  const { paths } = described();
  const [best = ''] = patterns.find(([, pattern]) => pattern.test(pathname)) ?? [];
  return paths[best]?.[method.toLowerCase()];
}

function pattern(template: string): RegExp {
  return new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`);
}

function schemaErrors(body: unknown, schema: object): string | null {
  const validate = compiled.of.get(schema) ?? compiledAs(schema);
  compiled.of.set(schema, validate);
  return validate(body) ? null : ajv.errorsText(validate.errors, { dataVar: 'body' });
}

function compiledAs(schema: object): ValidateFunction {
  const text = JSON.stringify(schema);
  const validate = compiled.as.get(text) ?? ajv.compile({ ...schema, components: described().components });
  compiled.as.set(text, validate);
  return validate;
}
