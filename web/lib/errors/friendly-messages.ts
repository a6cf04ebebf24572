import { AppError } from '#shared/errors.ts';
import { upperFirst } from '#shared/letter-case.ts';
import { fillTemplate, type Issue, RULES, type Rule } from '#shared/rules.ts';
import { RULE_TEXTS, TOO_MANY_REQUESTS, UNKNOWN } from './friendly-rules.ts';

/** Messages for the user, one per broken rule; never empty (spec 1 §5). */
export function friendlyMessages(error: unknown): string[] {
  const { issues, messages } = error instanceof AppError ? error : NOTHING_KNOWN;
  const texts = issues.length > 0 ? issues.map(issueText) : messages.map(friendlyMessage);
  return texts.length > 0 ? [...new Set(texts)] : [UNKNOWN];
}

/** Like `friendlyMessages`, but without the general one: callers have a sentence of their own for the failure. */
export function knownReasons(error: unknown): readonly string[] {
  return error instanceof AppError ? friendlyMessages(error).filter((text) => text !== UNKNOWN) : [];
}

/** Why the server refused something, such as for a used-up quota; undefined for any other failure. */
export function refusalText(error: unknown): string | undefined {
  const isRefused = error instanceof AppError && error.status >= 400 && error.status < 500 && error.messages.length > 0;
  return isRefused ? friendlyMessages(error).join(' ') : undefined;
}

const NOTHING_KNOWN = { issues: [], messages: [] };

/** An issue as a message for the user, such as "Line 1: Item rate must be at least 0". */
export function issueText(issue: Issue): string {
  return withLine(issue.path, fieldText(issue));
}

/**
 * An issue as shown beside its field, such as "Item rate must be at least 0". `texts` are the form's own, by path and
 * rule (`name required`) or by rule.
 */
export function fieldText({ path, rule, params }: Issue, texts: Readonly<Record<string, string>> = {}): string {
  const name = `${path} ${rule}`;
  const known: Readonly<Record<string, string>> = { ...RULES, ...RULE_TEXTS, ...texts };
  const label = (ITEM.test(path) ? 'item ' : '') + fieldLabel(path);
  const other = fieldLabel(String(params?.other));
  return upperFirst(fillTemplate(known[name] ?? known[rule] ?? UNKNOWN, { ...params, path: label, other }));
}

/**
 * A message without issues, rephrased for the user: `items is required` becomes "At least one item is required",
 * `email: email is required` "Email: Email is required". Sentences are kept; anything else becomes a general message.
 */
export function friendlyMessage(message: string): string {
  if (isSentence(message)) return message;
  if (message === 'Too Many Requests') return TOO_MANY_REQUESTS;
  const [, field, rest] = /^([a-z]\w*): (.+)$/.exec(message) ?? [];
  if (field && rest) return `${upperFirst(field)}: ${friendlyMessage(rest)}`;
  const issue = readIssue(message);
  return issue ? issueText(issue) : withLine(message, UNKNOWN);
}

/**
 * Sentences start with a capital, as in "SMS service is not configured"; rules start with a field name. Texts from
 * gateways and sockets (Internal Server Error, ECONNRESET) are not sentences.
 */
function isSentence(message: string): boolean {
  return /^(?!\p{Lu}{6})\P{Ll}/u.test(message) && /\s\p{Ll}/u.test(message);
}

const ITEM = /^items\.(\d+)\./;

function withLine(path: string, text: string): string {
  const [, index] = ITEM.exec(path) ?? [];
  return index === undefined ? text : `Line ${Number(index) + 1}: ${text}`;
}

/** Parses a message of the contract, such as `items is required`; undefined for any other text. */
function readIssue(message: string): Issue | undefined {
  const plain = ALIASES.reduce((text, [other, contract]) => text.replace(other, contract), message);
  for (const [rule, template] of Object.entries(RULES) as [Rule, string][]) {
    const { path, ...params } = patternOf(template).exec(plain)?.groups ?? {};
    if (path) return { path, rule, params };
  }
  return undefined;
}

/** Other wordings of the contract's rules. */
const ALIASES = [
  [/ should not be empty$/, ' is required'],
  [/ must be a positive number$/, ' must be greater than 0'],
] as const;

function patternOf(template: string): RegExp {
  const pattern = template
    .replace(/[.?]/g, '\\$&')
    .replace(/\{(\w+)\}/g, (_, name) => `(?<${name}>${name === 'path' ? '\\S+' : '.+'})`);
  return new RegExp(`^${pattern}$`);
}

/**
 * The label of a field of the contract, in lower case: `paymentTerms` is "payment terms", `companyZip` "company postal
 * code", `customer.city` "city". A field without a meaningful name is "this field".
 */
function fieldLabel(field: string): string {
  const name = field.split('.').findLast((part) => /\D/.test(part)) ?? '';
  const words = name.replace(/[A-Z]/g, ' $&').toLowerCase().split(' ');
  return (
    LABELS.get(name) ??
    (words
      .map((word) => WORDS.get(word) ?? word)
      .join(' ')
      .trim() ||
      'this field')
  );
}

/** Labels that do not follow from the field's name. */
const LABELS: ReadonlyMap<string, string> = new Map([
  ['additionalNotes', 'notes'],
  ['confirmPassword', 'password confirmation'],
  ['eTransferEmail', 'e-Transfer email'],
  ['location', 'place'],
  ['paidOn', 'date'],
  ['GST', 'GST/HST number'],
  ['QST', 'QST number'],
  ['PST_BC', 'BC PST number'],
  ['PST_SK', 'Saskatchewan PST number'],
  ['RST_MB', 'Manitoba RST number'],
]);

/** Words to replace or drop. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ['billing', 'customer'],
  ['zip', 'postal code'],
  ['state', 'province'],
  ['swift', 'SWIFT'],
  ['iban', 'IBAN'],
  ['po', 'PO'],
  ['id', ''],
  ['value', ''],
]);
