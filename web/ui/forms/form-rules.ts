import { type FieldErrors, type FieldValues, type Path, type Resolver, set } from 'react-hook-form';
import type * as z from 'zod';
import type { Issue } from '#shared/rules.ts';
import { issuesOf } from '#shared/schema-issues.ts';
import { isBlankText } from '#shared/tidy-text.ts';
import { fieldText } from '#web/lib/errors/friendly-messages.ts';

/** A form's validation rules; the server's issues are shown by them, too. */
export type FormRules<Values extends FieldValues, Input> = {
  readonly schema: z.ZodType<Input>;
  /** The request for the form's values; by default, the values themselves. */
  readonly toInput?: (values: Values) => unknown;
  /** Further rules, applied before the schema's. */
  readonly check?: (values: Values) => readonly Issue[];
  /** The field that shows an issue; by default, the one in its path. */
  readonly fieldOf?: (issue: Issue) => Path<Values>;
  /** The field whose error an edit of this one clears, too. */
  readonly solves?: Readonly<Partial<Record<Path<Values>, Path<Values>>>>;
  /** The form's own texts by path and rule, such as `name required`, or by rule. */
  readonly texts?: Readonly<Record<string, string>>;
};

/** Validates with the shared schema, so that form and server have the same rules and texts. */
export function resolverOf<Values extends FieldValues, Input extends FieldValues>(
  rules: FormRules<Values, Input>,
): Resolver<Values, unknown, Input> {
  return (values) => {
    const input = rules.toInput ? rules.toInput(values) : values;
    const parsed = rules.schema.safeParse(input);
    const issues = [...(rules.check?.(values) ?? []), ...issuesOf(parsed.error?.issues ?? [], input)];
    if (parsed.success && issues.length === 0) return { values: parsed.data, errors: {} };
    const errors: FieldErrors<Values> = {};
    // The first problem of a field is the one to show.
    for (const issue of issues.toReversed()) set(errors, fieldOf(rules, issue), toError(rules, issue));
    return { values: {}, errors };
  };
}

/** The fields among these that are blank, as issues. */
export function missingFields<Name extends string>(
  values: Readonly<Record<Name, string>>,
  needed: readonly Name[],
): Issue[] {
  return needed.filter((name) => isBlankText(values[name])).map((path) => ({ path, rule: 'required' }));
}

/** The field that shows an issue. */
export function fieldOf<Values extends FieldValues>(
  rules: Pick<FormRules<Values, unknown>, 'fieldOf'>,
  issue: Issue,
): Path<Values> {
  return rules.fieldOf?.(issue) ?? (issue.path as Path<Values>);
}

/** An issue as the error of its field. */
export function toError({ texts }: Pick<FormRules<never, unknown>, 'texts'>, issue: Issue) {
  return { type: issue.rule, message: fieldText(issue, texts) };
}
