import * as z from 'zod';
import { StripeApiError } from './stripe-error.ts';

/** Parses parameters. Throws Stripe's error for the first one that is unknown, missing or invalid. */
export function parseParams<T>(schema: z.ZodType<T>, params: unknown): T {
  const { success, data, error } = schema.safeParse(params, { reportInput: true });
  if (success) return data;
  const [issue] = error.issues;
  if (issue?.code === 'unrecognized_keys') {
    const param = nameOf([...issue.path, issue.keys[0] ?? '']);
    throw new StripeApiError(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const param = nameOf(issue?.path ?? []);
  if (issue?.input === undefined) {
    throw new StripeApiError(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  throw new StripeApiError(`${issue.message}: ${param}`, { param });
}

/** A non-empty string. */
export const Text = z.string().min(1, 'You passed an empty string');

/** A whole number, at least zero. */
export const WholeNumber = z.string().regex(/^\d+$/, 'Invalid non-negative integer').transform(Number);

/** A currency's code. */
export const Currency = z.string().regex(/^[a-z]{3}$/, 'Invalid currency');

/** An absolute http or https address. */
export const WebAddress = z.url({ protocol: /^https?$/, error: 'Not a valid URL' });

/** Up to 50 pairs of names (up to 40 characters) and values (up to 500). */
export const Metadata = z
  .record(
    z.string().max(40, 'Metadata keys can have up to 40 characters'),
    z.string().max(500, 'Metadata values can have up to 500 characters'),
  )
  .refine((pairs) => Object.keys(pairs).length <= 50, 'You can have up to 50 metadata keys');

function nameOf(path: PropertyKey[]): string {
  return path.map((part, index) => (index === 0 ? String(part) : `[${String(part)}]`)).join('');
}
