import { expect, it } from 'vitest';
import type * as z from 'zod';
import { EstimateQuestion } from './question.ts';
import { Acceptance, Decision, Refusal } from './schema.ts';

const rulesOf = (schema: z.ZodType, body: object) =>
  schema.safeParse(body).error?.issues.map(({ path, message }) => [path.join('.'), message]);

it.each<[string, z.ZodType, (typed: string) => object]>([
  ['name', Acceptance, (name) => ({ name })],
  ['reason', Refusal, (reason) => ({ reason })],
  ['question', EstimateQuestion, (question) => ({ question, email: 'mai@example.com' })],
  ['reference', Decision, (reference) => ({ decision: 'accepted', reference })],
])('what is mailed of a decision or question contains no address: %s', (path, schema, bodyOf) => {
  for (const typed of ['evil.example/pay', 'x@evil.example', 'See www.evil.example'])
    expect(rulesOf(schema, bodyOf(typed))).toEqual([[path, 'noAddress']]);
  expect(rulesOf(schema, bodyOf('J.Smith/ABC Dental, no. 7'))).toBeUndefined();
});

it('a reason and a reference can be empty', () => {
  expect(Refusal.parse({ reason: ' ' })).toEqual({ reason: '' });
  expect(Decision.parse({ decision: 'declined', reference: '' })).toMatchObject({ reference: '' });
});
