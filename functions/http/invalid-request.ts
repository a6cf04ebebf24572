import type * as z from 'zod';

type Issue = z.core.$ZodIssue;

/**
 * The messages of a refused request, one for each broken rule, each naming its field as the contract does:
 * `billingEmail must be an email`, `items is required` (spec 1 §5). A message that a schema wrote itself stands as it is
 * when it is a sentence, and follows the field's name when it begins with "must".
 */
export function invalidRequestMessages(issues: readonly Issue[], input: unknown): string[] {
  return [...new Set(issues.flatMap((issue) => messagesOf(issue, input)))];
}

function messagesOf(issue: Issue, input: unknown): string[] {
  const field = issue.path.map(String).join('.') || 'request';
  if (issue.code === 'unrecognized_keys') {
    const parent = issue.path.length ? `${field}.` : '';
    return issue.keys.map((key) => `property ${parent}${key} should not exist`);
  }
  if (isMissing(issue, input)) return [`${field} is required`];
  if (issue.code === 'invalid_union') {
    const inner = issue.errors.findLast((errors) => errors.length > 0) ?? [];
    return inner.flatMap((each) => messagesOf({ ...each, path: [...issue.path, ...each.path] }, input));
  }
  const rule = ruleOf(issue);
  return [rule.startsWith('must') || rule.startsWith('is ') ? `${field} ${rule}` : rule];
}

function ruleOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${article(issue.expected)}`;
    case 'invalid_format':
      if (issue.message.startsWith('must')) return issue.message;
      return issue.format === 'regex' ? 'must not contain unsupported characters' : `must be ${article(issue.format)}`;
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}`;
    default:
      return issue.message;
  }
}

function tooSmall(issue: z.core.$ZodIssueTooSmall): string {
  const countsParts = issue.origin === 'string' || issue.origin === 'array';
  if (countsParts && Number(issue.minimum) <= 1) return 'is required';
  if (issue.origin === 'string') return `must be at least ${issue.minimum} characters`;
  if (issue.origin === 'array') return `must have at least ${issue.minimum} entries`;
  return issue.inclusive ? `must be at least ${issue.minimum}` : `must be greater than ${issue.minimum}`;
}

function tooBig(issue: z.core.$ZodIssueTooBig): string {
  if (issue.origin === 'string') return `must be at most ${issue.maximum} characters`;
  if (issue.origin === 'array') return `must have at most ${issue.maximum} entries`;
  return `must be at most ${issue.maximum}`;
}

function isMissing(issue: Issue, input: unknown): boolean {
  if (issue.path.length === 0) return false;
  let value: unknown = input;
  for (const step of issue.path) value = (value as Record<PropertyKey, unknown> | null | undefined)?.[step];
  return value === undefined || (isBlank(value) && issue.code !== 'custom');
}

function isBlank(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === '';
}

const NOUNS: Readonly<Record<string, string>> = {
  email: 'an email',
  url: 'a valid URL',
  int: 'a whole number',
  array: 'an array',
  object: 'an object',
};

function article(expected: string): string {
  return NOUNS[expected] ?? `a ${expected}`;
}
