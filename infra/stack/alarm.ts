import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';

/** What sets off an alarm. */
export type Watch = {
  metric: IMetric;
  /** Threshold, inclusive. */
  atLeast: number;
  /** What to do about it. */
  meaning: string;
  periods?: number;
};

/** Adds an alarm that publishes to `notices`; periods without data do not set it off. */
export function addAlarm(
  scope: Construct,
  id: string,
  { metric, atLeast, meaning, periods = 1, notices }: Watch & { notices: ITopic },
): Alarm {
  const alarm = new Alarm(scope, id, {
    metric,
    threshold: atLeast,
    comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    evaluationPeriods: periods,
    treatMissingData: TreatMissingData.NOT_BREACHING,
    alarmDescription: meaning,
  });
  alarm.addAlarmAction(new SnsAction(notices));
  return alarm;
}
