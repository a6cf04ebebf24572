import { expect, it } from 'vitest';
import { QUEUES } from '#infra/queues.ts';
import { actionsOn, lambdas, resources, statementsOf, synthesize } from './synthesize.ts';

const { product } = synthesize();
const functions = lambdas(product);
const [requests] = resources<{ VisibilityTimeout: number; RedrivePolicy: { maxReceiveCount: number } }>(
  product,
  'AWS::SQS::Queue',
).filter(({ path }) => path.includes('/export-requests/Messages/'));

it('hides an export while it is being prepared, and delivers it once more than it is run', () => {
  expect(requests?.properties.VisibilityTimeout).toBeGreaterThan(
    functions.get('export-archives')?.properties.Timeout ?? 0,
  );
  expect(requests?.properties.RedrivePolicy.maxReceiveCount).toBe(13);
});

it('prepares one export per run and two at a time', () => {
  const feeds = resources<{ FunctionName: { Ref?: string } }>(product, 'AWS::Lambda::EventSourceMapping');
  const feed = feeds.find(({ properties }) => properties.FunctionName.Ref === functions.get('export-archives')?.id);
  expect(feed?.properties).toMatchObject({
    EventSourceArn: { 'Fn::GetAtt': [requests?.id, 'Arn'] },
    FunctionResponseTypes: ['ReportBatchItemFailures'],
    BatchSize: 1,
    ScalingConfig: { MaximumConcurrency: 2 },
  });
});

it('ends all runs of an export before it counts as lost', () => {
  const { hiddenSeconds, maxReceives } = QUEUES['export-requests'];
  expect(hiddenSeconds * maxReceives).toBeLessThan(12 * 3_600);
});

it('lets the function that owners call only queue exports and sign links', () => {
  const fn = functions.get('business-export');
  if (!fn) throw new Error('No such function');
  const statements = statementsOf(product, fn);
  expect(statements.flatMap((each) => actionsOn('sqs', each))).toEqual(['SendMessage']);
  expect(statements.flatMap((each) => actionsOn('s3', each))).toEqual(['GetObject', 'ListBucket']);
});
