import { describe, expect, it } from 'vitest';
import { EVERY_SETTING, resources, synthesize, theOnly } from './synthesize.ts';

const { edge, edgeAlarms } = synthesize({ production: EVERY_SETTING });

type AlarmProperties = {
  AlarmActions: unknown[];
  AlarmDescription: string;
  Metrics?: { MetricStat?: { Metric: { MetricName: string; Dimensions: { Name: string; Value: unknown }[] } } }[];
  Dimensions?: { Name: string; Value: unknown }[];
  Threshold: number;
};

describe('the alarms in us-east-1', () => {
  const alarms = resources<AlarmProperties>(edgeAlarms, 'AWS::CloudWatch::Alarm');
  const alarm = (id: string) => alarms.find(({ path }) => path.includes(`/${id}/`))?.properties;

  it('watch CloudFront and the firewall, and notify the operator', () => {
    const topic = theOnly(edgeAlarms, 'AWS::SNS::Topic').id;
    expect(alarms.map(({ path }) => path.split('/').at(-2)).sort()).toEqual(['FirewallBlocking', 'SiteFailing']);
    for (const { properties } of alarms) expect(properties.AlarmActions).toEqual([{ Ref: topic }]);
    edgeAlarms.hasResourceProperties('AWS::SNS::Subscription', { Protocol: 'email', Endpoint: 'ops@example.ca' });
  });

  it('count failed requests of the site instead of their rate', () => {
    const measured = alarm('SiteFailing')?.Metrics?.flatMap(({ MetricStat }) => MetricStat?.Metric ?? []);
    expect(measured?.map(({ MetricName }) => MetricName).sort()).toEqual(['5xxErrorRate', 'Requests']);
    for (const { Dimensions } of measured ?? []) {
      expect(Dimensions.map(({ Name }) => Name).sort()).toEqual(['DistributionId', 'Region']);
    }
  });

  it('measure this stage’s firewall', () => {
    const { VisibilityConfig } = theOnly<{ VisibilityConfig: { MetricName: string } }>(
      edge,
      'AWS::WAFv2::WebACL',
    ).properties;
    expect(VisibilityConfig.MetricName).toBe('Invoicing-Edge');
    expect(alarm('FirewallBlocking')?.Dimensions).toContainEqual({ Name: 'WebACL', Value: 'Invoicing-Edge' });
  });
});

describe('the log of the firewall', () => {
  type Logging = {
    LogDestinationConfigs: unknown[];
    LoggingFilter: { DefaultBehavior: string; Filters: unknown };
    RedactedFields: object[];
  };
  const { properties } = theOnly<Logging>(edge, 'AWS::WAFv2::LoggingConfiguration');

  it('is kept for 90 days in a log group that the firewall accepts', () => {
    const logGroup = theOnly<{ LogGroupName: string; RetentionInDays: number }>(edge, 'AWS::Logs::LogGroup');
    expect(logGroup.properties).toMatchObject({ LogGroupName: 'aws-waf-logs-Invoicing-Edge', RetentionInDays: 90 });
    const [destination] = properties.LogDestinationConfigs;
    expect(JSON.stringify(destination)).toContain(logGroup.id);
    expect(JSON.stringify(destination)).not.toContain(':*');
  });

  it('leaves out everything that opens an invoice or a session', () => {
    expect(properties.RedactedFields).toEqual([
      { UriPath: {} },
      { QueryString: {} },
      { SingleHeader: { Name: 'authorization' } },
      { SingleHeader: { Name: 'cookie' } },
      { SingleHeader: { Name: 'referer' } },
    ]);
  });

  it('contains only blocked or counted requests', () => {
    expect(properties.LoggingFilter.DefaultBehavior).toBe('DROP');
    expect(JSON.stringify(properties.LoggingFilter.Filters)).toContain('"Action":"BLOCK"');
  });
});
