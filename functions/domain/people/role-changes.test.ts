import { expect, it } from 'vitest';
import { roleChanges } from './role-changes.ts';

it('queues the user whose role changed', async () => {
  const sent: string[] = [];
  await roleChanges({ send: async (body) => void sent.push(body) })('u-1');
  expect(sent).toEqual(['{"userId":"u-1"}']);
});

it('does not fail the change if the queue does', async () => {
  const send = () => Promise.reject(new Error('SQS is down'));
  await expect(roleChanges({ send })('u-1')).resolves.toBeUndefined();
});
