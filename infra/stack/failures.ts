import { type IMetric, MathExpression, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern } from 'aws-cdk-lib/aws-logs';
import type { HandlerFunction } from './function.ts';

/** Errors and throttles of a function. */
export function failuresOf(fn: HandlerFunction, label: string): IMetric {
  return sumOf({ errors: fn.metricErrors(), throttles: fn.metricThrottles() }, label);
}

/**
 * Errors, throttles and logged 5xx of a function of the API, which answers a failure instead of ending in an error.
 * `metricName` is the name of the metric that counts the logged ones.
 */
export function failuresOfApi(fn: HandlerFunction, label: string, metricName: string): IMetric {
  const failed = fn.logGroup.addMetricFilter('failed', {
    filterPattern: FilterPattern.numberValue('$.status', '>=', 500),
    metricNamespace: 'Invoicing',
    metricName,
  });
  const metrics = { errors: fn.metricErrors(), throttles: fn.metricThrottles() };
  return sumOf({ ...metrics, failed: failed.metric({ statistic: Stats.SUM }) }, label);
}

/** The sum of metrics; without data points they are absent, and so would be their sum. */
export function sumOf(usingMetrics: Record<string, IMetric>, label: string): IMetric {
  const expression = Object.keys(usingMetrics)
    .map((id) => `FILL(${id}, 0)`)
    .join(' + ');
  return new MathExpression({ expression, usingMetrics, label });
}
