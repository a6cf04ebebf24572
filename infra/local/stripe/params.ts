import * as z from 'zod';
import type { Params } from './form-body.ts';
import { StripeApiError } from './stripe-error.ts';

/** Parses parameters. Throws Stripe's error for the first invalid one. */
export function parseParams<T>(schema: z.ZodType<T>, params: Params): T {
  const result = schema.safeParse(params);
  if (result.success) return result.data;
  throw toStripeError(result.error.issues[0], params);
}

/** A non-empty string. */
export const Text = z.string().refine((text) => text !== '', {
  error: 'You passed an empty string. We assume empty values are an attempt to unset a parameter',
  params: { code: 'parameter_invalid_empty' },
});

/** A whole number, at least zero. */
export const WholeNumber = z
  .string()
  .refine((text) => /^\d+$/.test(text), {
    error: 'Invalid non-negative integer',
    params: { code: 'parameter_invalid_integer' },
  })
  .transform(Number);

/** An absolute http or https address. */
export const WebAddress = z.string().refine((text) => /^https?:\/\/[^\s/]/.test(text) && URL.canParse(text), {
  error: 'Not a valid URL',
  params: { code: 'url_invalid' },
});

/** Up to 50 pairs of names (up to 40 characters) and values (up to 500); an empty value removes its name. */
export const Metadata = z
  .record(
    z.string().max(40, 'Metadata keys can have up to 40 characters'),
    z.string().max(500, 'Metadata values can have up to 500 characters'),
  )
  .refine((pairs) => Object.keys(pairs).length <= 50, 'You can have up to 50 metadata keys')
  .or(z.literal('').transform(() => ({})));

/** Names of properties to return as objects instead of ids. */
export const Expand = z.array(Text);

function toStripeError(issue: z.core.$ZodIssue | undefined, params: Params): StripeApiError {
  if (!issue) return new StripeApiError('Invalid parameters');
  if (issue.code === 'unrecognized_keys') {
    const param = nameOf([...issue.path, issue.keys[0] ?? '']);
    return new StripeApiError(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const param = nameOf(issue.path);
  if (valueAt(params, issue.path) === undefined) {
    return new StripeApiError(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  const code: unknown = issue.code === 'custom' ? issue.params?.code : null;
  return new StripeApiError(`${issue.message}: ${param}`, typeof code === 'string' ? { code, param } : { param });
}

function nameOf(path: PropertyKey[]): string {
  return path.map((part, index) => (index === 0 ? String(part) : `[${String(part)}]`)).join('');
}

function valueAt(params: Params, path: PropertyKey[]): unknown {
  return path.reduce<unknown>((value, part) => {
    const holds = typeof value === 'object' && value !== null && Object.hasOwn(value, part);
    return holds ? Object.entries(value).find(([name]) => name === String(part))?.[1] : undefined;
  }, params);
}
