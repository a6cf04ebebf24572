import { AppError } from '#shared/errors.ts';
import { fillTemplate } from '#shared/fill-template.ts';
import { upperFirst } from '#shared/letter-case.ts';
import type { Issue } from '#shared/rules.ts';
import { fieldName } from './field-names.en.ts';
import { ownMessages } from './own-messages.ts';
import { RULE_TEXTS, shownLimit } from './rule-texts.en.ts';
import { t } from './texts.en.ts';

/** Messages for the user, one per broken rule; never empty (spec 1 §5). */
export function friendlyMessages(error: unknown): string[] {
  if (!(error instanceof AppError)) return [t.unknown];
  const texts = error.issues.length > 0 ? error.issues.map(issueText) : ownMessages(error);
  return texts.length > 0 ? [...new Set(texts)] : [t.unknown];
}

/** Like `friendlyMessages`, but without the general one: callers have a sentence of their own for the failure. */
export function knownReasons(error: unknown): readonly string[] {
  return friendlyMessages(error).filter((text) => text !== t.unknown);
}

/** Why the server refused something, such as for a used-up quota; undefined for any other failure. */
export function refusalText(error: unknown): string | undefined {
  const isRefused = error instanceof AppError && error.status >= 400 && error.status < 500;
  return isRefused ? knownReasons(error).join(' ') || undefined : undefined;
}

/** An issue as a message for the user, such as "Line 1: Item rate must be at least 0". */
export function issueText(issue: Issue): string {
  const text = fieldText(issue);
  const [, index] = /^items\.(\d+)\./.exec(issue.path) ?? [];
  return index === undefined ? text : t.onLine({ line: Number(index) + 1, text });
}

/**
 * An issue as shown beside its field, such as "Item rate must be at least 0". `texts` are the form's own, by path and
 * rule (`name required`) or by rule. A rule that only a newer server knows has the general text.
 */
export function fieldText({ path, rule, params }: Issue, texts: Readonly<Record<string, string>> = {}): string {
  const name = `${path} ${rule}`;
  const known: Readonly<Record<string, string>> = { ...RULE_TEXTS, ...texts };
  const other = fieldName(String(params?.other));
  const values = Object.fromEntries(Object.entries(params ?? {}).map(([key, value]) => [key, shownLimit(value)]));
  return upperFirst(fillTemplate(known[name] ?? known[rule] ?? t.unknown, { ...values, path: fieldName(path), other }));
}
