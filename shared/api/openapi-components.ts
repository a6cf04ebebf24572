import { upperFirst } from '#shared/letter-case.ts';

type Json = Record<string, unknown>;

/** Collects schemas as named components; schemas with the same content share one. */
export type Components = {
  /** The schema with its objects and choices as references; `name` is for itself if no type has its content. */
  refer: (schema: Json, name: string) => Json;
  /** The components that were referred to, by name. */
  readonly schemas: Readonly<Record<string, Json>>;
};

/** Components of an OpenAPI document; `types` are named after their type wherever they occur. */
export function openApiComponents(types: Readonly<Record<string, Json>>): Components {
  const schemas: Record<string, Json> = {};
  const names = new Map<string, string>();

  function refer(schema: Json, name: string): Json {
    const content = JSON.stringify(schema);
    const typeName = names.get(content) ?? name;
    const parts = withParts(schema, (part, partName) => refer(part, `${typeName}${partName}`));
    if (!isNameable(schema)) return parts;
    const known = names.get(content) ?? freeName(name, schemas);
    names.set(content, known);
    schemas[known] = parts;
    return { $ref: `#/components/schemas/${known}` };
  }

  for (const [name, schema] of Object.entries(types)) {
    const content = JSON.stringify(schema);
    if (isNameable(schema) && !names.has(content)) names.set(content, name);
  }
  return { refer, schemas };
}

/** Objects with fields, and choices between texts: what generated clients make a class of. */
const isNameable = ({ properties, enum: choices }: Json) =>
  properties !== undefined || (Array.isArray(choices) && choices.length > 1);

function freeName(name: string, taken: Readonly<Record<string, Json>>): string {
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? name : `${name}${number}`;
    if (!Object.hasOwn(taken, free)) return free;
  }
}

/** The schema with each of its parts replaced; a part is named by its property. */
function withParts(schema: Json, replace: (part: Json, name: string) => Json): Json {
  const changed = { ...schema };
  if (schema.properties) {
    const properties = Object.entries(schema.properties as Record<string, Json>);
    changed.properties = Object.fromEntries(properties.map(([key, part]) => [key, replace(part, upperFirst(key))]));
  }
  for (const key of ['items', 'additionalProperties'] as const)
    if (typeof schema[key] === 'object') changed[key] = replace(schema[key] as Json, 'Item');
  for (const key of ['anyOf', 'oneOf', 'allOf'] as const)
    if (schema[key])
      changed[key] = (schema[key] as Json[]).map((part, index) =>
        replace(part, kindOf(part) ?? (index ? `${index + 1}` : '')),
      );
  if (schema.pattern) changed.pattern = portable(schema.pattern as string);
  return changed;
}

/** The name of a union's member, from its discriminator: "MailReturn" if its `type` is always `MAIL_RETURN`. */
function kindOf({ properties = {} }: Json): string | undefined {
  const constants = Object.values(properties as Record<string, Json>).map((property) => property.const);
  const kind = constants.find((constant) => typeof constant === 'string');
  return kind?.split('_').map(inPascalCase).join('');
}

const inPascalCase = (word: string) => upperFirst(word === word.toUpperCase() ? word.toLowerCase() : word);

/** Regular expressions of other languages know no `\p{Cc}`. */
function portable(pattern: string): string {
  return pattern
    .replaceAll(String.raw`[\P{Cc}\t\r\n]`, String.raw`[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]`)
    .replaceAll(String.raw`\p{Cc}`, String.raw`\x00-\x1f\x7f-\x9f`);
}
