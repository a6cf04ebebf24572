import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SCHEDULED_FUNCTIONS, SCHEDULES } from '#infra/schedules.ts';
import { lambdas, resources, type Statement, synthesize } from './synthesize.ts';

const { product, watching } = synthesize();
const OPERATING = readFileSync('infra/operating.md', 'utf8');

describe.each(SCHEDULED_FUNCTIONS)('%s', (name) => {
  const { everyHours } = SCHEDULES[name];
  const fn = lambdas(product).get(name);
  const queue = resources(product, 'AWS::SQS::Queue').find(({ path }) => path.includes(`/${name}/DeadLetters/`));
  const deadLetters = { 'Fn::GetAtt': [queue?.id, 'Arn'] };

  it('runs at its rate; a failed invocation goes to a queue', () => {
    product.hasResourceProperties('AWS::Scheduler::Schedule', {
      ScheduleExpression: `rate(${everyHours} hour${everyHours > 1 ? 's' : ''})`,
      State: 'ENABLED',
      Target: { Arn: { 'Fn::GetAtt': [fn?.id, 'Arn'] }, DeadLetterConfig: { Arn: deadLetters } },
    });
  });

  it('sends a run that failed all retries to the same queue', () => {
    product.hasResourceProperties('AWS::Lambda::EventInvokeConfig', {
      FunctionName: { Ref: fn?.id },
      DestinationConfig: { OnFailure: { Destination: deadLetters } },
    });
  });

  it('keeps its dead letters encrypted for two weeks', () => {
    expect(queue?.properties).toMatchObject({ SqsManagedSseEnabled: true, MessageRetentionPeriod: 1_209_600 });
  });
});

type AlarmProperties = { AlarmActions: unknown[]; AlarmDescription: string; TreatMissingData: string };
const alarms = resources<AlarmProperties>(watching, 'AWS::CloudWatch::Alarm');

describe('the alarms', () => {
  const topic = resources(product, 'AWS::SNS::Topic').find(({ path }) => path.includes('/Notices/'))?.id;

  it.each([
    ...[...lambdas(product).keys()].map((name) => `${name}-failing`),
    ...SCHEDULED_FUNCTIONS.map((name) => `${name}-missed`),
  ])('include %s', (name) => {
    expect(alarms.map(({ path }) => path.split('/').at(-2))).toContain(name);
  });

  it.each(resources(product, 'AWS::SQS::Queue').filter(({ path }) => path.includes('/DeadLetters/')))(
    'go off at a dead letter in $path',
    ({ id }) => {
      const watched = alarms.filter(({ properties }) =>
        JSON.stringify(properties).includes(JSON.stringify({ 'Fn::GetAtt': [id, 'QueueName'] })),
      );
      expect(watched).not.toEqual([]);
    },
  );

  it.each(alarms)('$path has its place in the instructions for operating', ({ path }) => {
    const name = path.split('/').at(-2) ?? '';
    expect(OPERATING).toContain(name.endsWith('-failing') ? '`<function>-failing`' : `\`${name}\``);
  });

  it.each(alarms)('$path notifies a person and says what to do', ({ properties }) => {
    expect(properties.AlarmActions).toEqual([{ Ref: topic }]);
    expect(properties.AlarmDescription.length).toBeGreaterThan(20);
  });

  it.each(SCHEDULED_FUNCTIONS)('go off when nothing runs: %s', (name) => {
    const missed = alarms.find(({ path }) => path.includes(`/${name}-missed/`));
    expect(missed?.properties.TreatMissingData).toBe('breaching');
  });

  it('are the only publishers of the topic', () => {
    type Policy = { PolicyDocument: { Statement: (Statement & { Principal: unknown })[] } };
    const policy = resources<Policy>(product, 'AWS::SNS::TopicPolicy').find(({ path }) => path.includes('/Notices/'));
    const allowed = policy?.properties.PolicyDocument.Statement.filter(({ Effect }) => Effect === 'Allow');
    expect(allowed?.map(({ Principal }) => Principal)).toEqual([{ Service: 'cloudwatch.amazonaws.com' }]);
  });
});
