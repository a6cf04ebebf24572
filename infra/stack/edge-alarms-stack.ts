import { Stack } from 'aws-cdk-lib';
import { MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { addAlarm } from './alarm.ts';
import type { StageConfig } from './config.ts';
import { Notices } from './notices.ts';

type Props = { config: StageConfig; distributionId: string; aclMetric: string };

/** Alarms on CloudFront and the firewall, whose metrics exist only in us-east-1. */
export class EdgeAlarmsStack extends Stack {
  constructor(scope: Construct, id: string, { config, distributionId, aclMetric }: Props) {
    super(scope, id, { env: { region: 'us-east-1' }, description: 'Alarms on the site and firewall of the product' });
    const { topic: notices } = new Notices(this, 'Notices', {
      alarmEmail: config.alarmEmail,
      monthlyBudgetUsd: undefined,
    });
    const ofSite = (metricName: string, statistic: string) =>
      new Metric({
        namespace: 'AWS/CloudFront',
        metricName,
        statistic,
        dimensionsMap: { DistributionId: distributionId, Region: 'Global' },
      });
    addAlarm(this, 'SiteFailing', {
      notices,
      // CloudFront reports a rate; at night, a single failure could make it 100 %.
      metric: new MathExpression({
        expression: 'FILL(requests, 0) * FILL(rate, 0) / 100',
        usingMetrics: { requests: ofSite('Requests', Stats.SUM), rate: ofSite('5xxErrorRate', Stats.AVERAGE) },
        label: 'Requests that ended in 5xx',
      }),
      atLeast: 5,
      meaning: 'Pages or calls end in 5xx at CloudFront: see ApiFailing, then the origin of the failing path.',
    });
    addAlarm(this, 'FirewallBlocking', {
      notices,
      metric: new Metric({
        namespace: 'AWS/WAFV2',
        metricName: 'BlockedRequests',
        statistic: Stats.SUM,
        dimensionsMap: { WebACL: aclMetric, Rule: 'ALL' },
      }),
      atLeast: 500,
      meaning: 'The firewall blocks 100 requests a minute: its log says which rule and which addresses.',
    });
  }
}
