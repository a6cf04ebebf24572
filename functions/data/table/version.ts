import { isDeepStrictEqual } from 'node:util';
import { AppError } from '#shared/errors.ts';
import type { Key } from './keys.ts';
import type { Write } from './table.ts';
import { set } from './write.ts';

/** Version of a new record. */
export const FIRST_VERSION = 1;

/** Whether a client is changing a version other than the stored one; never the case if it gives none. */
export function isStale({ version }: { readonly version: number }, named: number | undefined): boolean {
  return named !== undefined && named !== version;
}

/** Whether a record already has all these values; an empty text is no value. */
export function hasAlready(record: object, values: object): boolean {
  const stored = record as Readonly<Record<string, unknown>>;
  return Object.entries(values).every(([name, value]) => isDeepStrictEqual(stored[name] ?? '', value ?? ''));
}

/**
 * Sets attributes of an existing item, as `set` does, and increments its version. The condition fails when the version
 * is not `expected`; if that is omitted, any version passes.
 */
export function setNext(
  key: Key,
  attributes: Readonly<Record<string, unknown>>,
  expected: number | undefined,
): NonNullable<Write['Update']> {
  const update = set(key, attributes, ['#version = #version + :oneVersion']);
  return {
    ...update,
    ConditionExpression: [update.ConditionExpression, ...whileAt(expected)].join(' AND '),
    ExpressionAttributeNames: { ...update.ExpressionAttributeNames, '#version': 'version' },
    ExpressionAttributeValues: {
      ...update.ExpressionAttributeValues,
      ':oneVersion': 1,
      ...(expected !== undefined && { ':expectedVersion': expected }),
    },
  };
}

/** Deletes an existing item; fails if there is none, or if `expected` is given and not its version. */
export function removeAt(key: Key, expected: number | undefined): Write {
  return {
    Delete: {
      Key: key,
      ConditionExpression: ['attribute_exists(pk)', ...whileAt(expected)].join(' AND '),
      ...(expected !== undefined && {
        ExpressionAttributeNames: { '#version': 'version' },
        ExpressionAttributeValues: { ':expectedVersion': expected },
      }),
    },
  };
}

function whileAt(expected: number | undefined): string[] {
  return expected === undefined ? [] : ['#version = :expectedVersion'];
}

const CHANGED_MEANWHILE = {
  appointment: 'This appointment was changed in the meantime. Reload it to see the latest version.',
  company: 'The company was changed in the meantime. Reload it to see the latest version.',
  customer: 'This customer was changed in the meantime. Reload it to see the latest version.',
  invoice: 'This invoice was changed in the meantime. Reload it to see the latest version.',
  paymentSettings: 'The payment settings were changed in the meantime. Reload them to see the latest version.',
  product: 'This product was changed in the meantime. Reload it to see the latest version.',
  reminders: 'The reminders were changed in the meantime. Reload them to see the latest version.',
  profile: 'Your profile was changed in the meantime. Reload it to see the latest version.',
} as const;

/** The error for a change made to an outdated version of a record. */
export function changedMeanwhile(what: keyof typeof CHANGED_MEANWHILE): AppError {
  return new AppError('CONFLICT', CHANGED_MEANWHILE[what], { reason: 'CHANGED_MEANWHILE' });
}
