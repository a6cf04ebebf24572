import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { repeats } from '#test/support/repeats.ts';
import { api } from './index.ts';
import type { Route, RouteGroup } from './route.ts';

/**
 * Fields that are not texts: secrets, files, ids and codes, which are compared with stored values, and the hidden
 * field.
 */
const NOT_TEXT =
  /(password|newPassword|confirmPassword|token|refresh_token|logo|signature|employeeId|website|content|Id)$/i;
/** Texts of several lines. */
const SEVERAL_LINES =
  /(paymentTerms|introduction|additionalNotes|internalNotes|description|detailedDescription|notes|message|question|billingAddress|address|(?:decline|suspend|refusal)\.reason)$/;

type Field = readonly [path: string, schema: z.core.$ZodType];

/** The strings in a schema, with their paths. */
function stringsIn(schema: z.core.$ZodType, path: string): Field[] {
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([name, field]) => stringsIn(field as z.ZodType, `${path}.${name}`));
  }
  if (schema instanceof z.ZodArray) return stringsIn(schema.element, path);
  if (schema instanceof z.ZodOptional) return stringsIn(schema.unwrap(), path);
  const takesText = schema instanceof z.ZodString || schema instanceof z.ZodUnion || schema instanceof z.ZodPipe;
  return takesText ? [[path, schema]] : [];
}

const fields = Object.values<RouteGroup>(api)
  .flatMap((group) => Object.values<Route>(group))
  .flatMap((route) => (route.body && route.body !== 'raw' ? stringsIn(route.body, route.call) : []))
  .filter(([path]) => !NOT_TEXT.test(path));

const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '\r\n',
        '\n',
        '\0',
        '\u0085',
        '\u2028',
        '\u200b',
        '\ufeff',
        ' ',
        '=?utf-8?q?A?=',
        '=?',
        'e\u0301',
      ),
      fc.constantFrom('ann@example.com', '+1 403 555 0100', 'INV-1', 'https://example.ca', '2026-03-01', 'Zoë'),
      fc.string({ unit: 'grapheme', maxLength: 6 }),
    ),
    { maxLength: 4 },
  )
  .map((parts) => parts.join(''));

describe.each(fields)('%s', (path, schema) => {
  it('accepts only trimmed texts without control characters, and no encoded word in a single line', () => {
    const unwanted = SEVERAL_LINES.test(path) ? /(?![\t\r\n])\p{Cc}/u : /[\p{Cc}\u2028\u2029]|=\?/u;
    fc.assert(
      fc.property(hostile, (typed) => {
        const { data, success } = z.safeParse(schema, typed);
        if (!success || typeof data !== 'string') return;
        expect(data).not.toMatch(unwanted);
        expect(data).toBe(data.normalize('NFC').trim());
      }),
      { numRuns: repeats(200, 5_000) },
    );
  });
});

it('finds fields of every kind', () => {
  const names = fields.map(([path]) => path.split('.').at(-1));
  const wanted = ['firstName', 'name', 'billingName', 'billingPhone', 'invoiceNumber', 'phone', 'subject', 'notes'];
  expect(names).toEqual(expect.arrayContaining(wanted));
});
