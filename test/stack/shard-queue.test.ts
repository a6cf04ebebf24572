import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { actionsOn, lambdas, resources, statementsOf, synthesize } from './synthesize.ts';

const { product } = synthesize();
const functions = lambdas(product);
type Queue = { VisibilityTimeout: number; RedrivePolicy: { maxReceiveCount: number } };
const shards = resources<Queue>(product, 'AWS::SQS::Queue').find(({ path }) => path.includes('/open-shards/Messages/'));

it('gives up on a shard before the next sweep queues it again', () => {
  const { VisibilityTimeout = 0, RedrivePolicy } = shards?.properties ?? {};
  expect(VisibilityTimeout).toBeGreaterThan(functions.get('overdue-shards')?.properties.Timeout ?? 0);
  expect(VisibilityTimeout * (RedrivePolicy?.maxReceiveCount ?? 0)).toBeLessThan(3_600);
});

it('feeds the function that marks invoices one shard at a time, four in parallel', () => {
  const feeds = resources<{ FunctionName: unknown }>(product, 'AWS::Lambda::EventSourceMapping');
  const consumer = { Ref: functions.get('overdue-shards')?.id };
  expect(
    feeds.find(({ properties }) => isDeepStrictEqual(properties.FunctionName, consumer))?.properties,
  ).toMatchObject({
    EventSourceArn: { 'Fn::GetAtt': [shards?.id, 'Arn'] },
    BatchSize: 1,
    ScalingConfig: { MaximumConcurrency: 4 },
    FunctionResponseTypes: ['ReportBatchItemFailures'],
  });
});

it('lets the scheduled function only queue shards', () => {
  const fn = functions.get('mark-overdue');
  if (!fn) throw new Error('No such function');
  const allowed = statementsOf(product, fn).filter(({ Resource }) =>
    isDeepStrictEqual(Resource, { 'Fn::GetAtt': [shards?.id, 'Arn'] }),
  );
  expect(allowed.flatMap((each) => actionsOn('sqs', each))).toEqual(['SendMessage']);
  const knowing = [...functions].filter(
    ([, { properties }]) => 'SHARD_QUEUE_URL' in (properties.Environment?.Variables ?? {}),
  );
  expect(knowing.map(([name]) => name).sort()).toEqual(['mark-overdue', 'overdue-shards']);
});
