import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { actionsOn, lambdas, resources, statementsOf, synthesize } from './synthesize.ts';

const { product } = synthesize();
const functions = lambdas(product);
const requests = resources<{ VisibilityTimeout: number; RedrivePolicy: { maxReceiveCount: number } }>(
  product,
  'AWS::SQS::Queue',
).find(({ path }) => path.includes('/reset-requests/Messages/'));

it('tries to mail a reset link while the person may still wait for it', () => {
  const { VisibilityTimeout = 0, RedrivePolicy } = requests?.properties ?? {};
  expect(VisibilityTimeout * (RedrivePolicy?.maxReceiveCount ?? 0)).toBeLessThanOrEqual(180);
});

it('feeds the function that mails reset links, with a result for each request', () => {
  const feeds = resources<{ FunctionName: unknown }>(product, 'AWS::Lambda::EventSourceMapping');
  const consumer = { Ref: functions.get('reset-mails')?.id };
  expect(
    feeds.find(({ properties }) => isDeepStrictEqual(properties.FunctionName, consumer))?.properties,
  ).toMatchObject({
    EventSourceArn: { 'Fn::GetAtt': [requests?.id, 'Arn'] },
    FunctionResponseTypes: ['ReportBatchItemFailures'],
  });
});

it('lets the function that sets passwords only queue requests', () => {
  const fn = functions.get('password-reset');
  if (!fn) throw new Error('No such function');
  expect(statementsOf(product, fn).flatMap((each) => actionsOn('sqs', each))).toEqual(['SendMessage']);
  const knowing = [...functions].filter(
    ([, { properties }]) => 'RESET_QUEUE_URL' in (properties.Environment?.Variables ?? {}),
  );
  expect(knowing.map(([name]) => name).sort()).toEqual(['password-reset', 'reset-mails']);
});
