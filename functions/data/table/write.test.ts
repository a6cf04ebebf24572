import { expect, it } from 'vitest';
import { onlyIf, set } from './write.ts';

it('has no empty map of values, which DynamoDB rejects', () => {
  const removal = set({ pk: 'USER#1', sk: 'USER' }, { pendingEmail: undefined });
  const guarded = onlyIf(removal, { ConditionExpression: 'attribute_not_exists(credentialsVersion)' });
  expect(guarded).toEqual({
    Key: { pk: 'USER#1', sk: 'USER' },
    UpdateExpression: 'REMOVE #pendingEmail',
    ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(credentialsVersion)',
    ExpressionAttributeNames: { '#pendingEmail': 'pendingEmail' },
  });
});
