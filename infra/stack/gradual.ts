import { Duration, Validations } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, Metric, Stats, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Alias, IFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { loggedFailures, sumOf } from './failures.ts';
import type { HandlerFunction } from './function.ts';

/**
 * Gives each function an alias whose calls shift to a new version gradually, ten percent a minute, and back to the old
 * one at the first error or 5xx.
 */
export class Gradual extends Construct {
  /** Each is deployed once all calls go to the new version. */
  readonly aliases: Alias[] = [];
  readonly #application: LambdaApplication;
  readonly #role: Role;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.#application = new LambdaApplication(this, 'Application');
    this.#role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('codedeploy.amazonaws.com') });
    this.#role.addToPolicy(new PolicyStatement({ actions: ['cloudwatch:DescribeAlarms'], resources: ['*'] }));
    Validations.of(this.#role).acknowledge({
      id: 'AwsSolutions::AwsSolutions-IAM5[Resource::*]',
      reason: 'CodeDeploy describes all alarms and picks those of the deployment; it may only read them.',
    });
  }

  /** The alias of a function. */
  aliasOf(fn: HandlerFunction): IFunction {
    const { node } = fn;
    const alias = fn.addAlias('live');
    this.aliases.push(alias);
    const { metricNamespace: namespace, metricName } = loggedFailures(fn);
    const failed = new Metric({ namespace, metricName, statistic: Stats.SUM });
    const alarm = new Alarm(this, `${node.id}-breaks`, {
      metric: sumOf({ errors: alias.metricErrors(), failed }, `${node.id}: errors and 5xx`, Duration.minutes(1)),
      threshold: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      evaluationPeriods: 1,
      treatMissingData: TreatMissingData.NOT_BREACHING,
      alarmDescription: `Rolls back a new version of ${node.id} while it is being deployed.`,
    });
    const actions = ['lambda:GetAlias', 'lambda:GetProvisionedConcurrencyConfig', 'lambda:UpdateAlias'];
    this.#role.addToPolicy(new PolicyStatement({ actions, resources: [fn.functionArn, alias.functionArn] }));
    new LambdaDeploymentGroup(this, node.id, {
      application: this.#application,
      // CDK would add a policy that reaches every function of the account.
      role: this.#role.withoutPolicyUpdates(),
      alias,
      deploymentConfig: LambdaDeploymentConfig.LINEAR_10PERCENT_EVERY_1MINUTE,
      alarms: [alarm],
    });
    // The class implements the interface except for the type of one optional property.
    return alias as IFunction;
  }
}
