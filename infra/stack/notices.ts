import { Annotations, Stack } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import type { StageConfig } from './config.ts';

/** The topic for alarms, and the monthly budget. */
export class Notices extends Construct {
  readonly topic: Topic;

  constructor(
    scope: Construct,
    id: string,
    { alarmEmail, monthlyBudgetUsd }: Pick<StageConfig, 'alarmEmail' | 'monthlyBudgetUsd'>,
  ) {
    super(scope, id);
    this.topic = new Topic(this, 'Topic', { enforceSSL: true });
    // A topic with its own policy accepts only the principals in it, so alarms need a statement.
    this.topic.addToResourcePolicy(
      new PolicyStatement({
        actions: ['sns:Publish'],
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        resources: [this.topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
      }),
    );
    if (!alarmEmail) {
      Annotations.of(this).addWarningV2(
        'invoicing:alarmEmail',
        'Alarms notify no one: set alarmEmail to an address, or to "none" if that is intended.',
      );
    }
    if (!alarmEmail || alarmEmail === 'none') return;
    this.topic.addSubscription(new EmailSubscription(alarmEmail));
    if (!monthlyBudgetUsd) return;
    new CfnBudget(this, 'Budget', {
      budget: { budgetType: 'COST', timeUnit: 'MONTHLY', budgetLimit: { amount: monthlyBudgetUsd, unit: 'USD' } },
      notificationsWithSubscribers: [80, 100].map((threshold) => ({
        notification: { notificationType: 'ACTUAL', comparisonOperator: 'GREATER_THAN', threshold },
        subscribers: [{ subscriptionType: 'EMAIL', address: alarmEmail }],
      })),
    });
  }
}
