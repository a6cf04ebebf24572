import type * as z from 'zod';
import { type Issue, isRule, issueMessage, type Rule } from './rules.ts';

type SchemaIssue = z.core.$ZodIssue;
type BrokenRule = Omit<Issue, 'path'>;

/**
 * A schema's errors as issues of the contract, without duplicates. A check of a schema names its rule as its `error`,
 * such as `{ error: 'decimals', params: { max: 2 } }`.
 */
export function issuesOf(issues: readonly SchemaIssue[], input: unknown): Issue[] {
  const byMessage = issues.flatMap((issue) => flatten(issue, input)).map((each) => [issueMessage(each), each] as const);
  return [...new Map(byMessage).values()];
}

function flatten(issue: SchemaIssue, input: unknown): Issue[] {
  const path = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: path ? `${path}.${key}` : key, rule: 'unknown' }));
  }
  if (isMissing(issue, input)) return [{ path, rule: 'required' }];
  if (issue.code === 'invalid_union') {
    const inner = issue.errors.findLast((errors) => errors.length > 0) ?? [];
    return inner.flatMap((each) => flatten({ ...each, path: [...issue.path, ...each.path] }, input));
  }
  return [{ path, ...brokenRule(issue) }];
}

function brokenRule(issue: SchemaIssue): BrokenRule {
  switch (issue.code) {
    case 'invalid_type':
      return { rule: named(issue.expected, 'object') };
    case 'invalid_format':
      return { rule: named(issue.message, named(issue.format, 'supported')) };
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_value':
      return { rule: 'oneOf', params: { values: issue.values.map(String).join(', ') } };
    case 'custom':
      return { rule: named(issue.message, 'supported'), ...(issue.params && { params: issue.params }) };
    default:
      return { rule: 'supported' };
  }
}

function named(name: string, otherwise: Rule): Rule {
  return isRule(name) ? name : otherwise;
}

function tooSmall({ origin, minimum, inclusive }: z.core.$ZodIssueTooSmall): BrokenRule {
  const min = Number(minimum);
  const counts = origin === 'string' || origin === 'array';
  if (counts && min <= 1) return { rule: 'required' };
  if (counts) return { rule: origin === 'string' ? 'minLength' : 'minItems', params: { min } };
  return { rule: inclusive ? 'min' : 'greaterThan', params: { min } };
}

function tooBig({ origin, maximum }: z.core.$ZodIssueTooBig): BrokenRule {
  const params = { max: Number(maximum) };
  if (origin === 'string') return { rule: 'maxLength', params };
  return { rule: origin === 'array' ? 'maxItems' : 'max', params };
}

function isMissing(issue: SchemaIssue, input: unknown): boolean {
  if (issue.path.length === 0) return false;
  let value: unknown = input;
  for (const step of issue.path) value = (value as Record<PropertyKey, unknown> | null | undefined)?.[step];
  return value === undefined || (isBlank(value) && issue.code !== 'custom');
}

function isBlank(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === '';
}
