import { Duration } from 'aws-cdk-lib';
import { type IMetric, MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { HandlerFunction } from './function.ts';

/**
 * Errors and logged 5xx responses of an API function: it responds to most failures instead of throwing. Adds
 * the metric filter that counts the logged responses to `scope`.
 */
export function failuresOfApi(scope: Construct, name: string, fn: HandlerFunction): IMetric {
  const filter = new MetricFilter(scope, `${name}-failed`, {
    logGroup: fn.logGroup,
    filterPattern: FilterPattern.numberValue('$.status', '>=', 500),
    ...loggedFailures(fn),
  });
  const failed = filter.metric({ statistic: Stats.SUM });
  return sumOf({ errors: fn.metricErrors(), failed }, `${name}: errors and 5xx`);
}

/** The name of the metric that counts the calls which a function answered with 5xx. */
export function loggedFailures({ node }: HandlerFunction): { metricNamespace: string; metricName: string } {
  return { metricNamespace: 'Invoicing', metricName: `${node.path}/failed` };
}

/** The sum of metrics; without data points they are absent, and so would be their sum. */
export function sumOf(usingMetrics: Record<string, IMetric>, label: string, period = Duration.minutes(5)): IMetric {
  const expression = Object.keys(usingMetrics)
    .map((id) => `FILL(${id}, 0)`)
    .join(' + ');
  return new MathExpression({ expression, usingMetrics, label, period });
}

/** The share of a day's SMS that did not arrive, of the country where it is largest; no data without any SMS. */
export function shareOfDroppedSms(countries: readonly string[]): IMetric {
  const period = Duration.days(1);
  const delivered = (Country: string) =>
    new Metric({
      namespace: 'AWS/SNS',
      metricName: 'SMSSuccessRate',
      dimensionsMap: { Country, SMSType: 'Transactional' },
      statistic: Stats.AVERAGE,
      period,
    });
  return new MathExpression({
    expression: '1 - MIN(METRICS())',
    usingMetrics: Object.fromEntries(countries.map((country) => [country.toLowerCase(), delivered(country)])),
    period,
    label: 'Share of SMS that did not arrive',
  });
}
