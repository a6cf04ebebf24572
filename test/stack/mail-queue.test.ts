import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { DELIVERIES } from '#functions/invoice-mails/batch.ts';
import { actionsOn, lambdas, resources, statementsOf, synthesize } from './synthesize.ts';

const { product } = synthesize();
const functions = lambdas(product);
type Queue = { VisibilityTimeout: number; MessageRetentionPeriod: number; RedrivePolicy: { maxReceiveCount: number } };
const mails = resources<Queue>(product, 'AWS::SQS::Queue').find(({ path }) =>
  path.includes('/invoice-mails/Messages/'),
);
const consumer = functions.get('invoice-mails');

it('feeds the function that sends emails, with a result for each email', () => {
  const feeds = resources<{ FunctionName: unknown }>(product, 'AWS::Lambda::EventSourceMapping');
  const feed = feeds.find(({ properties }) => isDeepStrictEqual(properties.FunctionName, { Ref: consumer?.id }));
  expect(feed?.properties).toMatchObject({
    EventSourceArn: { 'Fn::GetAtt': [mails?.id, 'Arn'] },
    FunctionResponseTypes: ['ReportBatchItemFailures'],
    ScalingConfig: { MaximumConcurrency: 2 },
  });
});

it('delivers an email as often as the function tries to send it', () => {
  expect(mails?.properties.RedrivePolicy.maxReceiveCount).toBe(DELIVERIES);
});

it('hides an email for longer than a run, and for an hour in all if the function never responds', () => {
  const { VisibilityTimeout = 0, MessageRetentionPeriod = 0 } = mails?.properties ?? {};
  expect(VisibilityTimeout).toBeGreaterThan(consumer?.properties.Timeout ?? Number.NaN);
  expect(VisibilityTimeout * DELIVERIES).toBeGreaterThan(3_600);
  expect(VisibilityTimeout * DELIVERIES).toBeLessThan(MessageRetentionPeriod);
});

it('lets the function that members call only queue emails', () => {
  const fn = functions.get('invoice-delivery');
  if (!fn) throw new Error('No such function');
  const statements = statementsOf(product, fn);
  expect(statements.flatMap((each) => actionsOn('sqs', each))).toEqual(['SendMessage']);
  expect(statements.flatMap((each) => [...actionsOn('ses', each), ...actionsOn('lambda', each)])).toEqual([]);
});
