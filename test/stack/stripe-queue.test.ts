import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { MAX_MESSAGE_BYTES } from '#functions/stripe-events/receive.ts';
import { actionsOn, lambdas, resources, type Statement, statementsOf, synthesize } from './synthesize.ts';

const { product } = synthesize();

type QueueProperties = {
  SqsManagedSseEnabled: boolean;
  MessageRetentionPeriod: number;
  MaximumMessageSize?: number;
  VisibilityTimeout?: number;
  RedrivePolicy?: { deadLetterTargetArn: unknown; maxReceiveCount: number };
};
const queueAt = (place: string) => {
  const found = resources<QueueProperties>(product, 'AWS::SQS::Queue').find(({ path }) => path.includes(place));
  if (!found) throw new Error(`No queue at ${place}`);
  return found;
};
const events = queueAt('/stripe-events/Messages/');
const deadLetters = queueAt('/stripe-events/DeadLetters/');
const eventsArn = { 'Fn::GetAtt': [events.id, 'Arn'] };

const functions = lambdas(product);
const ledger = functions.get('stripe-ledger');
const webhook = functions.get('stripe-events');

describe('the queue of Stripe’s events', () => {
  it('keeps them encrypted for a week, and dead letters for two', () => {
    expect(events.properties).toMatchObject({ SqsManagedSseEnabled: true, MessageRetentionPeriod: 604_800 });
    expect(deadLetters.properties).toMatchObject({ SqsManagedSseEnabled: true, MessageRetentionPeriod: 1_209_600 });
  });

  it('requires TLS', () => {
    type Policy = { Queues: { Ref: string }[]; PolicyDocument: { Statement: Statement[] } };
    const policies = resources<Policy>(product, 'AWS::SQS::QueuePolicy');
    for (const { id } of [events, deadLetters]) {
      const policy = policies.find(({ properties }) => properties.Queues.some(({ Ref }) => Ref === id));
      expect(policy?.properties.PolicyDocument.Statement).toContainEqual(
        expect.objectContaining({
          Effect: 'Deny',
          Action: 'sqs:*',
          Condition: { Bool: { 'aws:SecureTransport': 'false' } },
        }),
      );
    }
  });

  it('moves events to the dead-letter queue, but only after the ledger has been down for more than three hours', () => {
    const { deadLetterTargetArn, maxReceiveCount = 0 } = events.properties.RedrivePolicy ?? {};
    expect(deadLetterTargetArn).toEqual({ 'Fn::GetAtt': [deadLetters.id, 'Arn'] });
    expect(maxReceiveCount * (events.properties.VisibilityTimeout ?? 0)).toBeGreaterThan(3 * 3_600);
    expect(maxReceiveCount).toBeLessThanOrEqual(1_000);
  });

  it('accepts the longest message that the webhook sends', () => {
    expect(events.properties.MaximumMessageSize).toBe(MAX_MESSAGE_BYTES);
  });

  it('hides a message for longer than its function’s timeout, but under half a minute', () => {
    const timeout = ledger?.properties.Timeout ?? Number.NaN;
    expect(events.properties.VisibilityTimeout).toBeGreaterThan(timeout);
    expect(events.properties.VisibilityTimeout).toBeLessThan(30);
  });

  it('feeds the ledger in batches of ten, with a result for each message', () => {
    const feeds = resources<{ FunctionName: unknown }>(product, 'AWS::Lambda::EventSourceMapping');
    const feed = feeds.find(({ properties }) => isDeepStrictEqual(properties.FunctionName, { Ref: ledger?.id }));
    expect(feed?.properties).toEqual(
      expect.objectContaining({
        EventSourceArn: eventsArn,
        BatchSize: 10,
        FunctionResponseTypes: ['ReportBatchItemFailures'],
        ScalingConfig: { MaximumConcurrency: 5 },
      }),
    );
  });
});

describe('on the queue', () => {
  const grantedTo = (fn = webhook) => {
    if (!fn) throw new Error('No such function');
    const statements = statementsOf(product, fn).filter((each) => actionsOn('sqs', each).length > 0);
    expect(statements.map(({ Resource }) => Resource)).toEqual([eventsArn]);
    return statements.flatMap((each) => actionsOn('sqs', each)).sort();
  };

  it('the webhook may only send', () => {
    expect(grantedTo(webhook)).toEqual(['SendMessage']);
  });

  it('the ledger may receive, delete and delay, but not send', () => {
    expect(grantedTo(ledger)).toEqual([
      'ChangeMessageVisibility',
      'DeleteMessage',
      'GetQueueAttributes',
      'GetQueueUrl',
      'ReceiveMessage',
    ]);
  });

  it('no other function has access', () => {
    const knowing = [...functions].filter(
      ([, { properties }]) => 'STRIPE_QUEUE_URL' in (properties.Environment?.Variables ?? {}),
    );
    expect(knowing.map(([name]) => name).sort()).toEqual(['stripe-events', 'stripe-ledger']);
  });
});

it('gives the webhook access to neither the table nor Stripe', () => {
  const given = Object.keys(webhook?.properties.Environment?.Variables ?? {});
  expect(given).toContain('STRIPE_WEBHOOK_SECRET');
  expect(given).not.toContain('STRIPE_SECRET_KEY');
  expect(given).not.toContain('TABLE_NAME');
});
