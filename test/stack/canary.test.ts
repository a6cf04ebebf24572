import { describe, expect, it } from 'vitest';
import { EVERY_SETTING, type LambdaProperties, resources, statementsOf, synthesize } from './synthesize.ts';

const { product, watching } = synthesize({ production: EVERY_SETTING });
const [fn] = resources<LambdaProperties>(product, 'AWS::Lambda::Function').filter(({ path }) =>
  path.includes('/Canary/'),
);
const [secret] = resources<{ GenerateSecretString: object }>(product, 'AWS::SecretsManager::Secret').filter(
  ({ path }) => path.includes('/Secrets/Canary/'),
);

describe('the canary', () => {
  it('exists only if its account is set', () => {
    const paths = Object.values(synthesize().product.toJSON().Resources as Record<string, { Metadata?: object }>);
    expect(JSON.stringify(paths.map(({ Metadata }) => Metadata))).not.toContain('/Canary');
  });

  it('runs every five minutes, without retries', () => {
    product.hasResourceProperties('AWS::Scheduler::Schedule', {
      ScheduleExpression: 'rate(5 minutes)',
      Target: { Arn: { 'Fn::GetAtt': [fn?.id, 'Arn'] }, RetryPolicy: { MaximumRetryAttempts: 0 } },
    });
    product.hasResourceProperties('AWS::Lambda::EventInvokeConfig', {
      FunctionName: { Ref: fn?.id },
      MaximumRetryAttempts: 0,
    });
  });

  it('calls the public address with an account whose password is in a secret', () => {
    const variables = fn?.properties.Environment?.Variables;
    expect(variables).toMatchObject({ SITE_URL: 'https://app.example.ca', CANARY_EMAIL: 'canary@example.ca' });
    expect(JSON.stringify(variables?.CANARY_PASSWORD)).toContain('{{resolve:secretsmanager:');
    expect(JSON.stringify(variables?.CANARY_PASSWORD)).toContain(secret?.id);
    expect(secret?.properties.GenerateSecretString).toMatchObject({
      GenerateStringKey: 'password',
      SecretStringTemplate: '{"email":"canary@example.ca"}',
    });
  });

  it('may only write logs and traces', () => {
    const actions = (fn ? statementsOf(product, fn) : []).flatMap(({ Action }) => Action);
    expect(actions.sort()).toEqual([
      'logs:CreateLogStream',
      'logs:PutLogEvents',
      'xray:PutTelemetryRecords',
      'xray:PutTraceSegments',
    ]);
  });

  it('sets off an alarm when no run of ten minutes succeeded, and when there was none', () => {
    const [alarm] = resources<{ Metrics: { Expression?: string; Period?: number }[] }>(
      watching,
      'AWS::CloudWatch::Alarm',
    ).filter(({ path }) => path.includes('/CanaryFailing/'));
    expect(alarm?.properties).toMatchObject({
      Threshold: 1,
      ComparisonOperator: 'LessThanThreshold',
      EvaluationPeriods: 1,
      TreatMissingData: 'breaching',
    });
    expect(alarm?.properties.Metrics.map(({ Expression }) => Expression)).toContain('runs - FILL(failures, 0)');
  });
});
