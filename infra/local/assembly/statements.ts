import * as z from 'zod';

const OneOrMore = z.union([z.string().transform((one) => [one]), z.array(z.string())]);

/**
 * A statement of an IAM policy. Only conditions on the table's partition keys and on the prefix of listed files are
 * checked; the others cannot be evaluated locally.
 */
export const Statement = z.looseObject({
  Effect: z.enum(['Allow', 'Deny']),
  Action: OneOrMore,
  Resource: OneOrMore.optional(),
  NotResource: OneOrMore.optional(),
  Condition: z
    .looseObject({
      'ForAnyValue:StringLike': z.looseObject({ 'dynamodb:LeadingKeys': OneOrMore.optional() }).optional(),
      StringLike: z.looseObject({ 's3:prefix': OneOrMore.optional() }).optional(),
    })
    .optional(),
});
export type Statement = z.output<typeof Statement>;

/**
 * One use of a resource, such as `dynamodb:PutItem` on the table; with the partition key for a single item, and with
 * the prefix for a list of files.
 */
export type Use = { action: string; resource: string; leadingKey?: string; prefix?: string };

/** Whether the statements allow a use: one must allow it and none deny it. */
export function allow(statements: readonly Statement[], use: Use): boolean {
  const matching = statements.filter((statement) => matches(statement, use));
  return matching.length > 0 && matching.every(({ Effect }) => Effect === 'Allow');
}

function matches(
  { Action, Resource, NotResource, Condition }: Statement,
  { action, resource, leadingKey = '', prefix = '' }: Use,
): boolean {
  if (!Action.some((pattern) => matchesPattern(pattern, action))) return false;
  const keys = Condition?.['ForAnyValue:StringLike']?.['dynamodb:LeadingKeys'];
  if (keys && !keys.some((pattern) => matchesPattern(pattern, leadingKey))) return false;
  const prefixes = Condition?.StringLike?.['s3:prefix'];
  if (prefixes && !prefixes.some((pattern) => matchesPattern(pattern, prefix))) return false;
  if (NotResource) return !NotResource.some((pattern) => matchesPattern(pattern, resource));
  return (Resource ?? []).some((pattern) => matchesPattern(pattern, resource));
}

/** IAM's wildcards: `*` is any text, `?` any character. */
function matchesPattern(pattern: string, text: string): boolean {
  const known = expressions.get(pattern) ?? toExpression(pattern);
  expressions.set(pattern, known);
  return known.test(text);
}

const expressions = new Map<string, RegExp>();

function toExpression(pattern: string): RegExp {
  const escaped = pattern.replaceAll(/[.+^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll('*', '.*').replaceAll('?', '.')}$`, 's');
}
