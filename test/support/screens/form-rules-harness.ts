import type { FieldValues } from 'react-hook-form';
import { type FormRules, resolverOf } from '#web/ui/forms/form-rules.ts';

/** A form's error messages for its values, by field. */
export async function problemsOf<Values extends FieldValues, Input extends FieldValues>(
  rules: FormRules<Values, Input>,
  values: Values,
): Promise<Record<string, string>> {
  const { errors } = await resolverOf(rules)(values, undefined, { fields: {}, shouldUseNativeValidation: false });
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, String(error?.message)]));
}
