import type { SQSClient } from '@aws-sdk/client-sqs';
import { expect, it } from 'vitest';
import { SCHEDULED_FUNCTIONS } from '#infra/schedules.ts';
import { runSchedules } from './run-schedules.ts';

/** Queues that have so many messages at each look. */
const queuesWith = (...counts: number[]) =>
  ({
    send: async () => ({ Attributes: { ApproximateNumberOfMessages: String(counts.shift() ?? 0) } }),
  }) as unknown as SQSClient;

it('runs every schedule once as of a time, and waits for what was queued', async () => {
  const runs: [string, unknown][] = [];
  const client = queuesWith(1, 0, 1, 0, 0, 0, 0, 0, 2, 0);
  const load = async (name: string) => async (event: unknown) => void runs.push([name, event]);
  const at = new Date('2027-01-31T15:00:00.000Z');
  expect(await runSchedules(load, at, { urlOf: (name) => name, client })).toBe(true);
  expect(runs).toEqual(SCHEDULED_FUNCTIONS.map((name) => [name, { at: at.toISOString() }]));
});

it('runs nothing before it is known what banks decided on debits', async () => {
  const steps: string[] = [];
  const counts = [2, 1, 0];
  const client = {
    async send({ input: { QueueUrl } }: { input: { QueueUrl: string } }) {
      const messages = QueueUrl === 'stripe-events' ? (counts.shift() ?? 0) : 0;
      steps.push(`${QueueUrl} ${messages}`);
      return { Attributes: { ApproximateNumberOfMessages: String(messages) } };
    },
  } as unknown as SQSClient;
  const load = async () => async () => void steps.push('run');
  await runSchedules(load, new Date(), { urlOf: (name) => name, client });
  expect(steps.slice(0, 4)).toEqual(['stripe-events 2', 'stripe-events 1', 'stripe-events 0', 'run']);
});
