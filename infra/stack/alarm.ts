import { Alarm, type AlarmProps, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';

/** The condition of an alarm. */
export type Watch = {
  metric: IMetric;
  /** Threshold, inclusive; 1 without it. */
  atLeast?: number | undefined;
  /** What to do about it. */
  meaning: string;
  periods?: number;
};

type Notified = Watch & { notices: ITopic };

/** Adds an alarm that publishes to `notices`; periods without data do not set it off. */
export function addAlarm(scope: Construct, id: string, watch: Notified): Alarm {
  return notifying(scope, id, {
    ...watch,
    comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    treatMissingData: TreatMissingData.NOT_BREACHING,
  });
}

/** Adds an alarm that goes off when nothing is counted in its periods, or when there is no data. */
export function addAbsenceAlarm(scope: Construct, id: string, watch: Omit<Notified, 'atLeast'>): Alarm {
  return notifying(scope, id, {
    ...watch,
    comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
    treatMissingData: TreatMissingData.BREACHING,
  });
}

type When = Notified & Pick<AlarmProps, 'comparisonOperator' | 'treatMissingData'>;

function notifying(
  scope: Construct,
  id: string,
  { metric, atLeast = 1, meaning, periods = 1, notices, ...when }: When,
): Alarm {
  const alarm = new Alarm(scope, id, {
    ...when,
    metric,
    threshold: atLeast,
    evaluationPeriods: periods,
    alarmDescription: meaning,
  });
  alarm.addAlarmAction(new SnsAction(notices));
  return alarm;
}
