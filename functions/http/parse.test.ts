import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { AppError } from '#shared/errors.ts';
import { text } from '#shared/text-field.ts';
import { jsonBody, parse } from './parse.ts';

const thrownBy = (work: () => unknown): AppError => {
  try {
    work();
  } catch (error) {
    if (error instanceof AppError) return error;
  }
  throw new Error('It threw no AppError');
};

describe('a refusal', () => {
  const Body = z.strictObject({ name: text(5) });

  it.each([
    [
      'a hundred thousand unknown fields',
      Object.fromEntries(Array.from({ length: 100_000 }, (_, key) => [`k${key}`, 1])),
    ],
    ['an unknown field with a name of 1 MB', { ['k'.repeat(1_000_000)]: 1 }],
    ['an unknown field with a name of emoji', { ['😀'.repeat(200_000)]: 1 }],
  ])('of %s is small', (_, body) => {
    const answer = thrownBy(() => parse(Body, { name: 'Ann', ...body })).toBody();
    expect(JSON.stringify(answer).length).toBeLessThan(20_000);
  });

  it('lists the first twenty issues', () => {
    const body = Object.fromEntries(Array.from({ length: 30 }, (_, key) => [`k${key}`, 1]));
    expect(thrownBy(() => parse(Body, body)).issues).toHaveLength(20);
  });
});

it.each(['{"name":"\\ud800"}', '{"\\udc00":1}', '["a",{"b":["\\ud83d x"]}]', '"\\ud800"'])(
  'half a character in a body is refused: %s',
  (body) => {
    expect(thrownBy(() => jsonBody(Buffer.from(body)))).toMatchObject({ code: 'INVALID_REQUEST' });
  },
);

it('whole characters in a body are read', () => {
  expect(jsonBody(Buffer.from('{"name":"\\ud83d\\ude00 😀"}'))).toEqual({ name: '😀 😀' });
});
