import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { api } from '#shared/api/index.ts';
import { actionsOn, lambdas, resources, statementsOf, synthesize } from './synthesize.ts';

const { product } = synthesize();
const functions = lambdas(product);
const changes = resources(product, 'AWS::SQS::Queue').find(({ path }) => path.includes('/role-changes/Messages/'));

it('feeds the function that changes groups, which serves no call, with a result for each change', () => {
  const feeds = resources<{ FunctionName: unknown }>(product, 'AWS::Lambda::EventSourceMapping');
  const consumer = { Ref: functions.get('role-groups')?.id };
  expect(
    feeds.find(({ properties }) => isDeepStrictEqual(properties.FunctionName, consumer))?.properties,
  ).toMatchObject({
    EventSourceArn: { 'Fn::GetAtt': [changes?.id, 'Arn'] },
    FunctionResponseTypes: ['ReportBatchItemFailures'],
  });
  expect(api).not.toHaveProperty('role-groups');
});

it('lets the functions that change roles only queue the change', () => {
  const senders = [...functions].filter(
    ([name, { properties }]) => name !== 'role-groups' && 'ROLE_QUEUE_URL' in (properties.Environment?.Variables ?? {}),
  );
  const names = senders.map(([name]) => name).sort();
  expect(names).toEqual(['admin', 'auth', 'employees', 'invitations', 'purge-businesses', 'users']);
  for (const [, fn] of senders) {
    const allowed = statementsOf(product, fn).filter(({ Resource }) =>
      isDeepStrictEqual(Resource, { 'Fn::GetAtt': [changes?.id, 'Arn'] }),
    );
    expect(allowed.flatMap((each) => actionsOn('sqs', each))).toEqual(['SendMessage']);
  }
});
