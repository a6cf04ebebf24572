import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { DELIVERIES } from '#functions/mail/deliver-mail.ts';
import { DELAY_SECONDS, LONG_DELAY_SECONDS } from '#functions/mail/orders/outbox.ts';
import { MAX_MESSAGE_BYTES } from '#functions/stripe-events/receive.ts';
import { QUEUE_NAMES, QUEUES, type QueueName } from '#infra/queues.ts';
import { api } from '#shared/api/index.ts';
import { actionsOn, lambdas, resources, statementsOf, synthesize } from './synthesize.ts';

const { product } = synthesize();
const functions = lambdas(product);

type QueueProperties = {
  SqsManagedSseEnabled: boolean;
  VisibilityTimeout: number;
  MessageRetentionPeriod: number;
  RedrivePolicy: { deadLetterTargetArn: unknown; maxReceiveCount: number };
};

const queueAt = (place: string) => {
  const found = resources<QueueProperties>(product, 'AWS::SQS::Queue').find(({ path }) => path.includes(place));
  if (!found) throw new Error(`No queue at ${place}`);
  return found;
};
const arnOf = ({ id }: { id: string }) => ({ 'Fn::GetAtt': [id, 'Arn'] });
const functionOf = (name: string) => {
  const fn = functions.get(name);
  if (!fn) throw new Error(`No function ${name}`);
  return fn;
};

/** A function's permissions on a queue. */
function allowedOn(queue: { id: string }, name: string): string[] {
  const statements = statementsOf(product, functionOf(name));
  const own = statements.filter(({ Resource }) =>
    [Resource].flat().some((each) => isDeepStrictEqual(each, arnOf(queue))),
  );
  return own.flatMap((each) => actionsOn('sqs', each)).sort();
}

/** The functions other than its own that have the URL of a queue. */
function sendersOf(name: QueueName): string[] {
  const { consumer, variable } = QUEUES[name];
  const knowing = [...functions].filter(([, { properties }]) => variable in (properties.Environment?.Variables ?? {}));
  return knowing.map(([each]) => each).filter((each) => each !== consumer);
}

describe.each(QUEUE_NAMES)('the queue %s', (name) => {
  const { consumer, batchSize, maxConcurrency, maxReceives } = QUEUES[name];
  const messages = queueAt(`/${name}/Messages/`);
  const deadLetters = queueAt(`/${name}/DeadLetters/`);

  it('is encrypted, and moves messages that keep failing to its dead letters, which are kept longer', () => {
    expect(messages.properties.SqsManagedSseEnabled).toBe(true);
    expect(deadLetters.properties.SqsManagedSseEnabled).toBe(true);
    expect(messages.properties.RedrivePolicy).toEqual({
      deadLetterTargetArn: arnOf(deadLetters),
      maxReceiveCount: maxReceives,
    });
    const [kept, keptDead] = [messages, deadLetters].map(({ properties }) => properties.MessageRetentionPeriod);
    expect(keptDead).toBeGreaterThan(kept ?? Number.NaN);
    expect(messages.properties.VisibilityTimeout * maxReceives).toBeLessThan(kept ?? Number.NaN);
  });

  it('hides a message for longer than a batch may take', () => {
    const timeout = functionOf(consumer).properties.Timeout ?? Number.NaN;
    expect(messages.properties.VisibilityTimeout).toBeGreaterThan(timeout);
  });

  it('feeds one function outside the API, with a result for each message', () => {
    const feeds = resources<{ FunctionName: unknown; EventSourceArn: unknown }>(
      product,
      'AWS::Lambda::EventSourceMapping',
    );
    const fed = { Ref: functionOf(consumer).id };
    const feed = feeds.find(
      ({ properties: { FunctionName, EventSourceArn } }) =>
        isDeepStrictEqual(FunctionName, fed) && isDeepStrictEqual(EventSourceArn, arnOf(messages)),
    );
    expect(feed?.properties).toMatchObject({
      EventSourceArn: arnOf(messages),
      BatchSize: batchSize,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      ScalingConfig: { MaximumConcurrency: maxConcurrency },
    });
    expect(api).not.toHaveProperty(consumer);
    expect(allowedOn(messages, consumer)).toEqual([
      'ChangeMessageVisibility',
      'DeleteMessage',
      'GetQueueAttributes',
      'GetQueueUrl',
      'ReceiveMessage',
    ]);
  });

  it('lets the functions that have its URL send to it, and no other function do anything', () => {
    const senders = sendersOf(name);
    expect(senders).not.toEqual([]);
    for (const other of [...functions.keys()].filter((each) => each !== consumer)) {
      expect([other, allowedOn(messages, other)]).toEqual([other, senders.includes(other) ? ['SendMessage'] : []]);
    }
  });
});

/** Seconds until a message is dead if its function never responds. */
function secondsOfDeliveries(name: QueueName): number {
  const { VisibilityTimeout, RedrivePolicy } = queueAt(`/${name}/Messages/`).properties;
  return VisibilityTimeout * RedrivePolicy.maxReceiveCount;
}

it('delivers a payment within half a minute, and gives up only after three hours', () => {
  const { properties } = queueAt('/stripe-events/Messages/');
  expect(properties.VisibilityTimeout).toBeLessThan(30);
  expect(properties.RedrivePolicy.maxReceiveCount).toBeLessThanOrEqual(1_000);
  expect(secondsOfDeliveries('stripe-events')).toBeGreaterThan(3 * 3_600);
  expect(properties).toMatchObject({ MaximumMessageSize: MAX_MESSAGE_BYTES, MessageRetentionPeriod: 604_800 });
});

it('ends all runs of an export before it counts as lost', () => {
  expect(secondsOfDeliveries('export-requests')).toBeLessThan(12 * 3_600);
});

it('delivers an email as often as its function tries to send it, for more than an hour', () => {
  for (const name of ['mails', 'account-mails'] as const) {
    expect(QUEUES[name].maxReceives).toBe(DELIVERIES);
    expect(secondsOfDeliveries(name)).toBeGreaterThan(3_600);
  }
});

/** These queue emails that need no order: a repeated run queues the same again. */
const REPEATED = ['export-archives', 'purge-businesses'];

it('delivers an email only after the run that ordered it has ended, even if it was killed', () => {
  for (const name of [...sendersOf('mails'), ...sendersOf('account-mails'), 'mails']) {
    if (REPEATED.includes(name)) continue;
    const delay = name === 'reminder-runs' ? LONG_DELAY_SECONDS : DELAY_SECONDS;
    expect(delay).toBeGreaterThan(functionOf(name).properties.Timeout ?? Number.NaN);
  }
});

it('gives up on a shard before the next sweep queues it again', () => {
  for (const name of ['open-shards', 'reminder-runs'] as const) {
    expect(secondsOfDeliveries(name)).toBeLessThan(3_600);
  }
});

it('gives the webhook access to neither the table nor Stripe', () => {
  const given = Object.keys(functionOf('stripe-events').properties.Environment?.Variables ?? {});
  expect(given).toContain('STRIPE_WEBHOOK_SECRET');
  expect(given).not.toContain('STRIPE_SECRET_KEY');
  expect(given).not.toContain('TABLE_NAME');
});

it('lets no function that members call send email, render PDFs or write export files', () => {
  const delivery = statementsOf(product, functionOf('invoice-delivery'));
  expect(delivery.flatMap((each) => [...actionsOn('ses', each), ...actionsOn('lambda', each)])).toEqual([]);
  const exports = statementsOf(product, functionOf('business-export'));
  expect(exports.flatMap((each) => actionsOn('s3', each))).toEqual(['GetObject', 'ListBucket']);
});
