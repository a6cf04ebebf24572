import { cutText } from '#shared/cut-text.ts';

/** Names of fields that are never logged, alone or as part of a name: `accessToken`, `api_key` (spec 1 §9). */
const SECRET = 'password|token|key|secret';
const SECRET_NAME = new RegExp(SECRET, 'i');
const SECRET_IN_TEXT = new RegExp(`((?:${SECRET})[\\w-]*["']?\\s*[:=]\\s*["']?|Bearer\\s+)[^\\s"'&,;}]+`, 'gi');
const REDACTED = '[redacted]';

const MAX_DEPTH = 5;
const MAX_ENTRIES = 100;
const MAX_CHARACTERS = 4000;

/**
 * A JSON-safe copy without secrets: such fields at any depth, and `name=value` in texts. Errors keep their name,
 * message, stack and cause. Depth, lists and texts are limited.
 */
export function redacted(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return cutText(value.replace(SECRET_IN_TEXT, `$1${REDACTED}`), MAX_CHARACTERS);
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value;
  if (depth === MAX_DEPTH || !isPlainData(value)) return value === undefined ? undefined : String(value);
  if (Array.isArray(value)) return value.slice(0, MAX_ENTRIES).map((each) => redacted(each, depth + 1));
  const fields = value instanceof Error ? fieldsOf(value) : value;
  const entries = Object.entries(fields).slice(0, MAX_ENTRIES);
  return Object.fromEntries(
    entries.map(([name, each]) => [name, SECRET_NAME.test(name) ? REDACTED : redacted(each, depth + 1)]),
  );
}

/** Whether it is plain data; a DOM node, for example, references the whole page. */
function isPlainData(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || value instanceof Error || prototype === Object.prototype || prototype === null;
}

/** Other fields of an error may hold a server's response. */
function fieldsOf({ name, message, stack, cause }: Error): object {
  return { name, message, stack, cause };
}
