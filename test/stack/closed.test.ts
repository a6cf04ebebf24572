import { describe, expect, it } from 'vitest';
import { SCHEDULED_FUNCTIONS } from '#infra/schedules.ts';
import { EVERY_SETTING, lambdas, resources, statementsIn, statementsOf, synthesize } from './synthesize.ts';

const { product } = synthesize({ production: EVERY_SETTING });

type Role = {
  AssumeRolePolicyDocument: { Statement: { Principal: { Service?: string } }[] };
  ManagedPolicyArns?: unknown[];
};
const roles = resources<Role>(product, 'AWS::IAM::Role');

/** The permissions of a role, as pairs of actions and resource. */
function mayDo(roleId: string | undefined): unknown[] {
  return statementsIn(product, roleId).map(({ Action, Resource }) => [Action, Resource]);
}

/** The ARNs of a function's latest version. */
function latestOf(name: string): unknown[] {
  const arn = { 'Fn::GetAtt': [lambdas(product).get(name)?.id, 'Arn'] };
  return [arn, { 'Fn::Join': ['', [arn, ':$LATEST']] }];
}

describe('the roles', () => {
  it('can be assumed only by services or the pipeline, and have no managed policies', () => {
    for (const { path, properties } of roles) {
      const who = properties.AssumeRolePolicyDocument.Statement.map(({ Principal }) => Object.keys(Principal));
      const expected = path.includes('/DeployRole/') ? 'Federated' : 'Service';
      expect([path, who, properties.ManagedPolicyArns]).toEqual([path, [[expected]], undefined]);
    }
  });

  it.each(SCHEDULED_FUNCTIONS)('of schedules may invoke one function and send failures to its queue: %s', (name) => {
    const role = roles.find(({ path }) => path.endsWith(`/${name}/Role/Resource`) && !path.includes('/Functions/'));
    const queue = resources(product, 'AWS::SQS::Queue').find(({ path }) => path.includes(`/${name}/DeadLetters/`));
    expect(mayDo(role?.id)).toEqual([
      ['lambda:InvokeFunction', latestOf(name)],
      ['sqs:SendMessage', { 'Fn::GetAtt': [queue?.id, 'Arn'] }],
    ]);
    product.hasResourceProperties('AWS::Scheduler::Schedule', {
      Target: { RoleArn: { 'Fn::GetAtt': [role?.id, 'Arn'] } },
    });
  });

  it('of emails may invoke only the latest version of the PDF function', () => {
    const sender = lambdas(product).get('mails');
    const allowed = (sender ? statementsOf(product, sender) : []).map(({ Action, Resource }) => [Action, Resource]);
    expect(allowed).toContainEqual(['lambda:InvokeFunction', latestOf('invoice-pdf')]);
  });
});

describe.each([
  ['AWS::SQS::Queue', 'AWS::SQS::QueuePolicy', 'Queues'],
  ['AWS::SNS::Topic', 'AWS::SNS::TopicPolicy', 'Topics'],
])('every %s', (type, policyType, names) => {
  const policies = resources<Record<string, unknown>>(product, policyType);

  it.each(resources(product, type))('requires TLS: $path', ({ id }) => {
    const own = policies.filter(({ properties }) => JSON.stringify(properties[names]).includes(`"${id}"`));
    expect(own.length).toBeGreaterThan(0);
    expect(JSON.stringify(own)).toContain('"Effect":"Deny"');
    expect(JSON.stringify(own)).toContain('"aws:SecureTransport":"false"');
  });
});
