import { AppError } from '#shared/errors.ts';
import { fieldLabel } from './friendly-fields.ts';
import { RULES, TEXTS } from './friendly-rules.ts';

const UNKNOWN = 'An error occurred. Please try again.';

/** What went wrong, one text for people per broken rule and never an empty list (spec 1 §5). */
export function friendlyMessages(error: unknown): string[] {
  const messages = error instanceof AppError ? error.messages : [];
  return messages.length ? [...new Set(messages.map(friendlyMessage))] : [UNKNOWN];
}

/**
 * A server's message in words for people: `items is required` becomes "At least one item is required", and what names a
 * field in front (`email: email is required`) "Email: Email is required". What the server wrote for people stands as it
 * is; what is unknown becomes a plain apology.
 */
export function friendlyMessage(message: string): string {
  if (isForPeople(message)) return message;
  const [, field, rest] = /^([a-z]\w*): (.+)$/.exec(message) ?? [];
  if (field && rest) return `${capitalised(field)}: ${friendlyMessage(rest)}`;
  const [, line, rule] = /^items\.(\d+)\.(.+)$/.exec(message) ?? [];
  if (line && rule) return `Line ${Number(line) + 1}: ${byRule(rule, 'item ') ?? UNKNOWN}`;
  return TEXTS.get(message) ?? byRule(message) ?? UNKNOWN;
}

/**
 * Sentences start with a capital, as in "SMS service is not configured"; rules start with a field name. Texts from
 * gateways and sockets (Internal Server Error, ECONNRESET) are not sentences.
 */
function isForPeople(message: string): boolean {
  return /^(?!\p{Lu}{6})\P{Ll}/u.test(message) && /\s\p{Ll}/u.test(message);
}

function byRule(message: string, prefix = ''): string | undefined {
  const [, field = '', rule = ''] = /^(\S+) (.+)$/.exec(message) ?? [];
  const found = RULES.find(([pattern]) => pattern.test(rule));
  if (!found) return undefined;
  const [pattern, text] = found;
  return capitalised(rule.replace(pattern, text).replace('{field}', () => prefix + fieldLabel(field)));
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
