import { describe, expect, expectTypeOf, it } from 'vitest';
import { SMS_FAILED, type SUPPRESSED } from './businesses.ts';
import { NUMBER_TAKEN } from './invoices.ts';
import type { EMAIL_TAKEN } from './people.ts';
import { refusal, type WhatOf } from './refusal.ts';
import { REFUSALS } from './refusals.ts';
import { BUSY } from './requests.ts';

describe('a refusal', () => {
  it('says why, in words and as data', () => {
    const error = refusal({ NUMBER_TAKEN }, { what: 'taken', number: 'INV-7' });
    expect(error.status).toBe(409);
    expect(error.toBody()).toEqual({
      code: 'CONFLICT',
      message: 'Invoice number INV-7 already exists',
      reason: 'NUMBER_TAKEN',
      params: { what: 'taken', number: 'INV-7' },
    });
  });

  it('without values has none in its body', () => {
    expect(refusal({ BUSY }).toBody()).toEqual({
      code: 'UNAVAILABLE',
      message: 'The service is busy. Please try again.',
      reason: 'BUSY',
    });
  });

  it('keeps its cause out of the body', () => {
    const cause = new Error('ECONNRESET');
    const error = refusal({ SMS_FAILED }, { cause });
    expect(error.cause).toBe(cause);
    expect(error.toBody()).not.toHaveProperty('params');
  });

  it('does not compile without the values that its text names', () => {
    type Values = Parameters<typeof refusal<{ SUPPRESSED: typeof SUPPRESSED }>>[1];
    expectTypeOf<{ to: string }>().toExtend<Values>();
    expectTypeOf<{ cause: Error }>().not.toExtend<Values>();
    expectTypeOf<WhatOf<typeof EMAIL_TAKEN>>().toEqualTypeOf<'registration' | 'change'>();
  });
});

const WORDINGS = Object.entries(REFUSALS).flatMap(([reason, [, wording]]) =>
  (typeof wording === 'string' ? [wording] : Object.values<string>(wording)).map((text) => [reason, text] as const),
);

it.each(WORDINGS)('%s is a sentence: %s', (_, text) => {
  expect(text).toMatch(/^\p{Lu}[^\n]*[\p{L}\d.!?}]$/u);
  expect(text.replace(/\{\w+\}/g, '')).not.toMatch(/[{}]/);
});
