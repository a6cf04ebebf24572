import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOG_ALARMS } from '#infra/stack/log-alarms.ts';
import { api } from '#shared/api/index.ts';
import type { RouteGroup } from '#shared/api/route.ts';
import { EVERY_SETTING, lambdas, resources, synthesize, theOnly } from './synthesize.ts';

const { product, watching } = synthesize({ production: EVERY_SETTING });

type AlarmProperties = {
  MetricName?: string;
  Namespace?: string;
  Metrics?: { Expression?: string; MetricStat?: { Metric: { MetricName: string } } }[];
  ExtendedStatistic?: string;
  Threshold: number;
  ComparisonOperator: string;
  EvaluationPeriods: number;
  TreatMissingData: string;
};
const alarms = resources<AlarmProperties>(watching, 'AWS::CloudWatch::Alarm');
const filters = resources<{
  FilterPattern: string;
  LogGroupName: { Ref: string };
  MetricTransformations: { MetricName: string; MetricNamespace: string; MetricValue: string }[];
}>(watching, 'AWS::Logs::MetricFilter');
const alarm = (id: string) => alarms.find(({ path }) => path.endsWith(`/Alarms/${id}/Resource`))?.properties;

describe('the alarms', () => {
  it.each([
    ['ApiFailing', { MetricName: '5xx', Threshold: 3 }],
    ['ApiSlow', { MetricName: 'Latency', ExtendedStatistic: 'p95', Threshold: 3_000, EvaluationPeriods: 3 }],
    ['queue-shards-dead-letters', { MetricName: 'ApproximateNumberOfMessagesVisible', Threshold: 1 }],
    ['stripe-events-dead-letters', { MetricName: 'ApproximateNumberOfMessagesVisible', Threshold: 1 }],
    ['mail-events-dead-letters', { MetricName: 'ApproximateNumberOfMessagesVisible', Threshold: 1 }],
    ['queue-shards-missed', { MetricName: 'Invocations', Threshold: 1, ComparisonOperator: 'LessThanThreshold' }],
    ['MailsBouncing', { Namespace: 'AWS/SES', MetricName: 'Reputation.BounceRate', Threshold: 0.04 }],
    ['FunctionsThrottled', { Namespace: 'AWS/Lambda', MetricName: 'Throttles', Threshold: 1 }],
    ['ConcurrencyNear', { MetricName: 'ClaimedAccountConcurrency', Threshold: 400 }],
    ['MailsComplainedAbout', { Namespace: 'AWS/SES', MetricName: 'Reputation.ComplaintRate' }],
  ])('have the right metric and threshold: %s', (id, properties) => {
    expect(alarm(id)).toMatchObject(properties);
  });

  it('go off when no shard of open invoices is swept', () => {
    const swept = { Name: 'FunctionName', Value: { Ref: lambdas(product).get('overdue-shards')?.id } };
    expect(JSON.stringify(alarm('queue-shards-missed'))).toContain(JSON.stringify(swept.Value));
  });

  it.each([...lambdas(product).keys()])('go off at one error or 5xx of %s', (name) => {
    const failing = alarm(`${name}-failing`);
    const summed = failing?.Metrics?.map(({ MetricStat }) => MetricStat?.Metric.MetricName).filter(Boolean);
    const logged = name in api ? [`Invoicing/Functions/${name}/failed`] : [];
    expect(summed ?? [failing?.MetricName]).toEqual(['Errors', ...logged]);
    expect(failing).toMatchObject({ Threshold: 1, ComparisonOperator: 'GreaterThanOrEqualToThreshold' });
  });

  it.each(Object.keys(api))('count the 5xx responses of %s in its own log', (name) => {
    const logGroup = lambdas(product).get(name)?.properties.LoggingConfig?.LogGroup;
    const filter = filters.find(
      ({ properties }) => properties.MetricTransformations[0]?.MetricName === `Invoicing/Functions/${name}/failed`,
    );
    expect(filter?.properties).toMatchObject({ FilterPattern: '{ $.status >= 500 }', LogGroupName: logGroup });
  });

  it('go off when the table or one of its indexes refuses calls', () => {
    const [, ...measured] = alarm('TableThrottled')?.Metrics ?? [];
    expect(measured.map(({ MetricStat }) => MetricStat?.Metric.MetricName)).toEqual([
      'ReadThrottleEvents',
      'WriteThrottleEvents',
      'WriteThrottleEvents',
      'WriteThrottleEvents',
    ]);
  });
});

describe.each(LOG_ALARMS)('the log event $event', ({ id, writer, event, atLeast = 1 }) => {
  const writers = [writer].flat();
  const ofEvent = filters.filter(({ properties }) => properties.FilterPattern === `"${event}"`);

  it('is written by its functions', () => {
    for (const name of writers)
      expect([name, 'domain/limits', 'mail', 'mail/orders', 'services'].map(sourcesOf).join()).toContain(`'${event}'`);
  });

  it('is counted in the logs of those functions, and sets off its alarm', () => {
    const names = writers.flatMap((name) => (name === 'http' ? Object.keys(api) : [name]));
    const logGroups = names.map((name) => lambdas(product).get(name)?.properties.LoggingConfig?.LogGroup?.Ref);
    expect(ofEvent.map(({ properties }) => properties.LogGroupName.Ref).toSorted()).toEqual(logGroups.toSorted());
    for (const { properties } of ofEvent) {
      const counted = properties.MetricTransformations[0];
      expect(counted?.MetricValue).toBe('1');
      expect(alarm(id)).toMatchObject({
        MetricName: counted?.MetricName,
        Namespace: counted?.MetricNamespace,
        Threshold: atLeast,
        TreatMissingData: 'notBreaching',
      });
    }
  });
});

function sourcesOf(folder: string): string {
  const files = readdirSync(`functions/${folder}`).filter((file) => /^[^.]*\.ts$/.test(file));
  return files.map((file) => readFileSync(`functions/${folder}/${file}`, 'utf8')).join('\n');
}

it('has one dashboard with every alarm, the calls, the functions and the queues', () => {
  const { properties } = theOnly<{ DashboardBody: unknown }>(watching, 'AWS::CloudWatch::Dashboard');
  const body = JSON.stringify(properties.DashboardBody);
  for (const { id } of alarms) expect(body).toContain(`"${id}"`);
  for (const { id } of lambdas(product).values()) expect(body).toContain(`"${id}"`);
  for (const metric of ['5xx', 'Latency', 'Duration', 'Throttles', 'ApproximateNumberOfMessagesVisible'])
    expect(body).toContain(metric);
});

it('shows on the dashboard whether people sign in, send and pay, and how long they wait', () => {
  const { properties } = theOnly<{ DashboardBody: unknown }>(watching, 'AWS::CloudWatch::Dashboard');
  const body = JSON.stringify(properties.DashboardBody);
  const asked = body.match(/(?:GET|POST) \/[\w/{}-]+/g) ?? [];
  const routes = Object.values<RouteGroup>(api).flatMap((group) => Object.values(group).map(({ call }) => call));
  expect(asked.length).toBeGreaterThan(5);
  expect(routes).toEqual(expect.arrayContaining(asked));
  expect(sourcesOf('stripe-ledger')).toContain("event: 'ledger-changed'");
  expect(body).toContain('durationMs');
});

it('saves queries over the logs of all functions', () => {
  type Query = { Name: string; QueryString: string; LogGroupNames: { Ref: string }[] };
  const queries = resources<Query>(watching, 'AWS::Logs::QueryDefinition').map(({ properties }) => properties);
  expect(queries.map(({ Name }) => Name).sort()).toEqual([
    'Invoicing/everything about one invoice',
    'Invoicing/failures by business',
    'Invoicing/slowest routes',
  ]);
  const logGroups = [...lambdas(product).values()].map(({ properties }) => properties.LoggingConfig?.LogGroup);
  for (const { LogGroupNames } of queries) expect(LogGroupNames).toEqual(logGroups);
  // AWS's limit.
  expect(logGroups.length).toBeLessThanOrEqual(50);
});

it('notifies the operator when 80% and 100% of the budget are spent', () => {
  const { properties } = theOnly<{ NotificationsWithSubscribers: { Notification: { Threshold: number } }[] }>(
    product,
    'AWS::Budgets::Budget',
  );
  expect(properties.NotificationsWithSubscribers.map(({ Notification }) => Notification.Threshold)).toEqual([80, 100]);
  expect(JSON.stringify(properties.NotificationsWithSubscribers)).toContain('ops@example.ca');
});

it('counts calls that the API refuses itself, but not the limits of its functions', () => {
  const filters = resources<{ FilterPattern: string }>(watching, 'AWS::Logs::MetricFilter');
  expect(filters.map(({ properties }) => properties.FilterPattern)).toContain(
    '{ ($.status = "429") && ($.functionMs = "-") }',
  );
});
