import { Duration } from 'aws-cdk-lib';
import { type IMetric, MathExpression, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { IKeyRef } from 'aws-cdk-lib/aws-kms';
import { Schedule, ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets';
import { Construct } from 'constructs';
import { HandlerFunction } from './function.ts';
import { schedulerRole } from './scheduler-role.ts';
import type { Secrets } from './secrets.ts';

type Props = { email: string; siteUrl: string; secrets: Secrets; key: IKeyRef };

/**
 * Tries the product every five minutes as a user of its site. Its function may do nothing but log; it signs in with
 * the password in its secret, with which an operator registers the account.
 */
export class Canary extends Construct {
  readonly #fn: HandlerFunction;

  constructor(scope: Construct, id: string, { email, siteUrl, secrets, key }: Props) {
    super(scope, id);
    this.#fn = new HandlerFunction(this, 'canary', {
      environmentEncryption: key,
      memorySize: 512,
      timeout: Duration.seconds(60),
      environment: { SITE_URL: siteUrl, CANARY_EMAIL: email },
    });
    secrets.bindCanary(this.#fn);
    // The next run comes soon enough.
    const retry = { retryAttempts: 0, maxEventAge: Duration.minutes(5) };
    this.#fn.configureAsyncInvoke(retry);
    new Schedule(this, 'EveryFiveMinutes', {
      schedule: ScheduleExpression.rate(Duration.minutes(5)),
      target: new LambdaInvoke(this.#fn, { ...retry, role: schedulerRole(this, this.#fn).withoutPolicyUpdates() }),
    });
  }

  /** Runs in ten minutes that found the product working; no data if there was none. */
  get successes(): IMetric {
    const tenMinutes = { period: Duration.minutes(10), statistic: Stats.SUM };
    return new MathExpression({
      expression: 'runs - FILL(failures, 0)',
      usingMetrics: { runs: this.#fn.metricInvocations(tenMinutes), failures: this.#fn.metricErrors(tenMinutes) },
      period: Duration.minutes(10),
      label: 'Runs that found the product working',
    });
  }
}
