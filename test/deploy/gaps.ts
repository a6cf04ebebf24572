import { type App, CfnOutput, Stack } from 'aws-cdk-lib';
import { CfnApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { CfnDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { CfnAlarm, CfnDashboard } from 'aws-cdk-lib/aws-cloudwatch';
import { CfnGlobalTable } from 'aws-cdk-lib/aws-dynamodb';
import { CfnRole } from 'aws-cdk-lib/aws-iam';
import { CfnFunction, Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { CfnQueryDefinition } from 'aws-cdk-lib/aws-logs';
import { BucketDeployment } from 'aws-cdk-lib/aws-s3-deployment';
import { CfnLoggingConfiguration } from 'aws-cdk-lib/aws-wafv2';
import type { IConstruct } from 'constructs';
import * as z from 'zod';
import { QUEUES } from '#infra/queues.ts';

type Settings = {
  stripeUrl: string;
  emulatorOrigin: string;
  /** The address in front of it, which adds the appearance of TLS. */
  endpoint: string;
  /** The folder of Chromium on this machine. */
  chromiumFolder: string;
  /** Whether to keep alarms that the emulator refuses, so that the deployment fails. */
  keepsRefusedAlarms: boolean;
};

/** A feature of the template that the emulator lacks, and its replacement. */
type Gap = {
  reason: string;
  close: (part: IConstruct, settings: Settings) => void;
};

/** The known gaps of the emulator (ministack 1.5.33). Everything else is deployed as it is. */
const GAPS: readonly Gap[] = [
  {
    reason: 'Alarms on metric math are not supported: each watches the first of its metrics.',
    close(part, { keepsRefusedAlarms }) {
      if (!(part instanceof CfnAlarm) || !part.metrics || keepsRefusedAlarms) return;
      // Left unresolved: a nested stack refers to its parent's resources by parameters, which synthesis adds.
      const metrics = MetricMath.parse(part.metrics);
      const stat = metrics.find(({ metricStat }) => metricStat)?.metricStat;
      if (!stat) return;
      part.metrics = undefined;
      Object.assign(part, { ...stat.metric, period: stat.period, statistic: stat.stat });
    },
  },
  {
    reason:
      'Fn::GetStackOutput reads only stacks of its own region: the distribution has no firewall, which is in us-east-1, and the alarm there watches no distribution.',
    close(part) {
      if (part instanceof CfnDistribution) part.addPropertyDeletionOverride('DistributionConfig.WebACLId');
      if (part instanceof CfnAlarm && part.namespace === 'AWS/CloudFront')
        part.addPropertyDeletionOverride('Dimensions');
    },
  },
  {
    reason: 'An update of a nested stack forgets the attributes of its resources: there is no dashboard of the alarms.',
    close(part) {
      if (part instanceof CfnDashboard) part.node.scope?.node.tryRemoveChild(part.node.id);
    },
  },
  {
    reason: 'Neither the log of a firewall nor saved queries can be created by a template.',
    close(part) {
      if (part instanceof CfnLoggingConfiguration || part instanceof CfnQueryDefinition)
        part.node.scope?.node.tryRemoveChild(part.node.id);
    },
  },
  {
    reason:
      'The URL of a queue is without TLS, which its policy requires, and the SDK sends to that URL: functions have one in front of the emulator.',
    close(part, { endpoint }) {
      if (!(part instanceof CfnFunction)) return;
      const variables = Environment.parse(Stack.of(part).resolve(part.environment))?.variables ?? {};
      for (const { variable } of Object.values(QUEUES)) {
        const { data: queue } = Reference.safeParse(variables[variable]);
        if (!queue) continue;
        const url = { 'Fn::Sub': `${endpoint}/\${AWS::AccountId}/\${${queue.Ref}.QueueName}` };
        part.addPropertyOverride(`Environment.Variables.${variable}`, url);
      }
    },
  },
  {
    reason: 'An update replaces an unnamed global table with an empty one, so it has a name.',
    close(part) {
      if (part instanceof CfnGlobalTable) part.tableName = 'Invoicing-Table';
    },
  },
  {
    reason: 'Bucket deployments need the AWS command line: the test stores the pages itself.',
    close(part) {
      if (part instanceof BucketDeployment)
        for (const { node } of part.node.children)
          if (node.id.startsWith('CustomResource')) part.node.tryRemoveChild(node.id);
    },
  },
  {
    reason: 'Budgets cannot be created by a template.',
    close(part) {
      if (part.node.id === 'Budget') part.node.scope?.node.tryRemoveChild(part.node.id);
    },
  },
  {
    reason: 'Mail has neither ses:FromAddress nor an identity as its resource: the statement allows every sender.',
    close(part) {
      if (!(part instanceof CfnRole) || !part.policies) return;
      for (const [index, { policyDocument }] of RolePolicies.parse(Stack.of(part).resolve(part.policies)).entries()) {
        const of = policyDocument.Statement.findIndex(({ Condition }) => Condition?.StringEquals?.['ses:FromAddress']);
        if (of < 0) continue;
        const statement = `Policies.${index}.PolicyDocument.Statement.${of}`;
        part.addPropertyOverride(`${statement}.Resource`, '*');
        part.addPropertyDeletionOverride(`${statement}.Condition`);
      }
    },
  },
  {
    reason: 'An identity of SES has no DKIM tokens: the outputs with its records are left out.',
    close(part) {
      if (!(part instanceof CfnOutput)) return;
      const value = JSON.stringify(Stack.of(part).resolve(part.value));
      if (value.includes('DkimDNSToken')) part.node.scope?.node.tryRemoveChild(part.node.id);
    },
  },
  {
    reason:
      'The address of an API has a port, with which CloudFront cannot reach it, and no TLS: CloudFront takes the path of the API instead.',
    close(part, { emulatorOrigin }) {
      if (!(part instanceof CfnDistribution)) return;
      const { Origins } = Distribution.parse(Stack.of(part).resolve(part.distributionConfig));
      const index = Origins.findIndex(({ customOriginConfig }) => customOriginConfig);
      const api = Stack.of(part)
        .node.findAll()
        .find((other) => other instanceof CfnApi);
      const origin = `DistributionConfig.Origins.${index}`;
      part.addPropertyOverride(`${origin}.DomainName`, 'localhost');
      part.addPropertyOverride(`${origin}.CustomOriginConfig.HTTPPort`, Number(new URL(emulatorOrigin).port));
      part.addPropertyOverride(`${origin}.CustomOriginConfig.OriginProtocolPolicy`, 'http-only');
      part.addPropertyOverride(`${origin}.OriginPath`, {
        'Fn::Sub': `/_aws/execute-api/\${${api ? Stack.of(api).getLogicalId(api) : ''}}/$default`,
      });
    },
  },
  {
    reason: 'Functions do not run in /var/task: PDFs are made by the browser beside the installed packages.',
    close(part, { chromiumFolder }) {
      if (part instanceof LambdaFunction && part.node.id === 'invoice-pdf')
        part.addEnvironment('CHROMIUM_FOLDER', chromiumFolder);
    },
  },
  {
    reason: 'Stripe is not part of the cloud: its stand-in takes its place.',
    close(part, { stripeUrl }) {
      if (part instanceof LambdaFunction) part.addEnvironment('STRIPE_API_URL', stripeUrl);
    },
  },
];

/** Replaces the features of an app that the emulator lacks. */
export function closeGaps(app: App, settings: Settings): void {
  for (const { close } of GAPS) for (const part of app.node.findAll()) close(part, settings);
}

const MetricMath = z.array(
  z.object({
    metricStat: z
      .object({
        metric: z.object({
          metricName: z.string(),
          namespace: z.string(),
          dimensions: z.array(z.object({ name: z.string(), value: z.unknown() })).optional(),
        }),
        period: z.number(),
        stat: z.string(),
      })
      .optional(),
  }),
);
const Environment = z.object({ variables: z.record(z.string(), z.unknown()) }).optional();
const Reference = z.object({ Ref: z.string() });
const Statement = z.looseObject({ Condition: z.record(z.string(), z.record(z.string(), z.unknown())).optional() });
const RolePolicies = z.array(z.object({ policyDocument: z.looseObject({ Statement: z.array(Statement) }) }));
const Distribution = z
  .looseObject({ origins: z.array(z.looseObject({ customOriginConfig: z.unknown().optional() })) })
  .transform(({ origins }) => ({ Origins: origins }));
