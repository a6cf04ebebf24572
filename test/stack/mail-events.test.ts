import { describe, expect, it } from 'vitest';
import { PERMISSIONS } from '#infra/stack/permissions.ts';
import { lambdas, resources, type Statement, synthesize, theOnly } from './synthesize.ts';

const { product, watching } = synthesize({
  production: { fromAddress: 'invoices@example.ca', alarmEmail: 'alarms@example.ca' },
});
const at = (part: string) => (found: { path: string }) => found.path.includes(part);

const fn = lambdas(product).get('mail-events');
const topic = resources(product, 'AWS::SNS::Topic').find(at('/Messaging/'));
const queue = resources(product, 'AWS::SQS::Queue').find(at('/MailEvents/'));
const deadLetters = { 'Fn::GetAtt': [queue?.id, 'Arn'] };

describe('a delivery event of SES', () => {
  it('is published to a separate topic, to which only SES may publish', () => {
    product.hasResourceProperties('AWS::SES::ConfigurationSetEventDestination', {
      EventDestination: {
        Enabled: true,
        MatchingEventTypes: ['bounce', 'complaint', 'delivery', 'reject'],
        SnsDestination: { TopicARN: { Ref: topic?.id } },
      },
    });
    type Policy = { PolicyDocument: { Statement: (Statement & { Principal: unknown })[] } };
    const policy = resources<Policy>(product, 'AWS::SNS::TopicPolicy').find(at('/Messaging/'));
    const statements = policy?.properties.PolicyDocument.Statement ?? [];
    const allowed = statements.filter(({ Effect }) => Effect === 'Allow');
    expect(allowed).toMatchObject([{ Action: 'sns:Publish', Principal: { Service: 'ses.amazonaws.com' } }]);
    expect(JSON.stringify(allowed[0]?.Condition)).toContain(theOnly(product, 'AWS::SES::ConfigurationSet').id);
    expect(
      statements.some(({ Effect, Condition }) => Effect === 'Deny' && JSON.stringify(Condition).includes('Secure')),
    ).toBe(true);
  });

  it('is delivered to the function, or else to a queue', () => {
    product.hasResourceProperties('AWS::SNS::Subscription', {
      Protocol: 'lambda',
      TopicArn: { Ref: topic?.id },
      Endpoint: { 'Fn::GetAtt': [fn?.id, 'Arn'] },
      RedrivePolicy: { deadLetterTargetArn: deadLetters },
    });
    product.hasResourceProperties('AWS::Lambda::Permission', {
      FunctionName: { 'Fn::GetAtt': [fn?.id, 'Arn'] },
      Principal: 'sns.amazonaws.com',
      SourceArn: { Ref: topic?.id },
    });
  });

  it('is retried when the function fails, and then goes to the same queue', () => {
    product.hasResourceProperties('AWS::Lambda::EventInvokeConfig', {
      FunctionName: { Ref: fn?.id },
      MaximumRetryAttempts: 2,
      DestinationConfig: { OnFailure: { Destination: deadLetters } },
    });
    expect(queue?.properties).toMatchObject({ SqsManagedSseEnabled: true, MessageRetentionPeriod: 1_209_600 });
  });

  it('sets off an alarm once it is in that queue', () => {
    type Alarm = { Threshold: number; Dimensions: { Value: unknown }[] };
    const alarm = resources<Alarm>(watching, 'AWS::CloudWatch::Alarm').find(at('/mail-events-dead-letters/'));
    expect(alarm?.properties).toMatchObject({
      Threshold: 1,
      Dimensions: [{ Value: { 'Fn::GetAtt': [queue?.id, 'QueueName'] } }],
    });
  });
});

it('gives the configuration set to every function that sends email, so that SES publishes events', () => {
  const set = { Ref: theOnly(product, 'AWS::SES::ConfigurationSet').id };
  const mailing = Object.entries(PERMISSIONS).flatMap(([name, { uses }]) => (uses?.includes('mail') ? [name] : []));
  expect(mailing).not.toEqual([]);
  for (const name of mailing) {
    const { MAIL_FROM, MAIL_CONFIGURATION_SET } = lambdas(product).get(name)?.properties.Environment?.Variables ?? {};
    expect([name, MAIL_FROM, MAIL_CONFIGURATION_SET]).toEqual([name, expect.any(String), set]);
  }
});

it('leaves suppression to the product, because SES’s would also stop account emails', () => {
  product.hasResourceProperties('AWS::SES::ConfigurationSet', {
    SuppressionOptions: { SuppressedReasons: [] },
  });
});

it('emails alarms to the operator, but not each bounce', () => {
  product.hasResourceProperties('AWS::SES::EmailIdentity', { FeedbackAttributes: { EmailForwardingEnabled: false } });
  type Subscription = { Protocol: string; TopicArn: { Ref: string } };
  const toPeople = resources<Subscription>(product, 'AWS::SNS::Subscription').filter(
    ({ properties }) => properties.Protocol === 'email',
  );
  const notices = resources(product, 'AWS::SNS::Topic').find(at('/Notices/'));
  expect(toPeople.map(({ properties }) => properties.TopicArn.Ref)).toEqual([notices?.id]);
});
