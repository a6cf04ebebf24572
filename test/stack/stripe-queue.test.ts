import { describe, expect, it } from 'vitest';
import { MAX_MESSAGE_BYTES } from '#functions/stripe-events/receive.ts';
import { actionsOn, lambdas, resources, type Statement, statementsOf, synthesize, theOnly } from './synthesize.ts';

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
  if (!found) throw new Error(`There is no queue at ${place}`);
  return found;
};
const events = queueAt('/StripeQueue/Events/');
const deadLetters = queueAt('/StripeQueue/DeadLetters/');
const eventsArn = { 'Fn::GetAtt': [events.id, 'Arn'] };

const functions = lambdas(product);
const ledger = functions.get('stripe-ledger');
const webhook = functions.get('stripe-events');

describe('the queue of Stripe’s events', () => {
  it('keeps them encrypted, for a week, and the dead letters for two', () => {
    expect(events.properties).toMatchObject({ SqsManagedSseEnabled: true, MessageRetentionPeriod: 604_800 });
    expect(deadLetters.properties).toMatchObject({ SqsManagedSseEnabled: true, MessageRetentionPeriod: 1_209_600 });
  });

  it('is spoken to over TLS alone', () => {
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

  it('makes dead letters, but not while the ledger does not respond for three hours', () => {
    const { deadLetterTargetArn, maxReceiveCount = 0 } = events.properties.RedrivePolicy ?? {};
    expect(deadLetterTargetArn).toEqual({ 'Fn::GetAtt': [deadLetters.id, 'Arn'] });
    expect(maxReceiveCount * (events.properties.VisibilityTimeout ?? 0)).toBeGreaterThan(3 * 3_600);
    expect(maxReceiveCount).toBeLessThanOrEqual(1_000);
  });

  it('takes the longest message that the webhook sends', () => {
    expect(events.properties.MaximumMessageSize).toBe(MAX_MESSAGE_BYTES);
  });

  it('hides a message for longer than its function may run, but under half a minute', () => {
    const timeout = ledger?.properties.Timeout ?? Number.NaN;
    expect(events.properties.VisibilityTimeout).toBeGreaterThan(timeout);
    expect(events.properties.VisibilityTimeout).toBeLessThan(30);
  });

  it('feeds the ledger, ten at once, and takes an answer for each', () => {
    const { properties } = theOnly(product, 'AWS::Lambda::EventSourceMapping');
    expect(properties).toEqual(
      expect.objectContaining({
        EventSourceArn: eventsArn,
        FunctionName: { Ref: ledger?.id },
        BatchSize: 10,
        FunctionResponseTypes: ['ReportBatchItemFailures'],
        ScalingConfig: { MaximumConcurrency: 5 },
      }),
    );
  });
});

describe('of the queue', () => {
  const grantedTo = (fn = webhook) => {
    if (!fn) throw new Error('There is no such function');
    const statements = statementsOf(product, fn).filter((each) => actionsOn('sqs', each).length > 0);
    expect(statements.map(({ Resource }) => Resource)).toEqual([eventsArn]);
    return statements.flatMap((each) => actionsOn('sqs', each)).sort();
  };

  it('the webhook may send, and nothing else', () => {
    expect(grantedTo(webhook)).toEqual(['SendMessage']);
  });

  it('the ledger may receive, delete and hold back, and not send', () => {
    expect(grantedTo(ledger)).toEqual([
      'ChangeMessageVisibility',
      'DeleteMessage',
      'GetQueueAttributes',
      'GetQueueUrl',
      'ReceiveMessage',
    ]);
  });

  it('no other function knows', () => {
    const knowing = [...functions].filter(
      ([, { properties }]) => 'STRIPE_QUEUE_URL' in (properties.Environment?.Variables ?? {}),
    );
    expect(knowing.map(([name]) => name).sort()).toEqual(['stripe-events', 'stripe-ledger']);
  });
});

it('the webhook reaches neither the table nor Stripe', () => {
  const given = Object.keys(webhook?.properties.Environment?.Variables ?? {});
  expect(given).toContain('STRIPE_WEBHOOK_SECRET');
  expect(given).not.toContain('STRIPE_SECRET_KEY');
  expect(given).not.toContain('TABLE_NAME');
});
