import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { resources, synthesize } from './synthesize.ts';

/** The default stage with a sender, alarms and the canary, as the cost table assumes. */
const { product, watching, edge } = synthesize({
  production: { fromAddress: 'invoices@example.ca', canaryEmail: 'canary@example.ca' },
});
const SCALING = readFileSync('infra/scaling.md', 'utf8');

/** The cells of the cost table's row. */
function cost(what: string): { arithmetic: string; amounts: number[] } {
  const line = SCALING.split('\n').find((each) => each.startsWith(`| ${what} |`)) ?? '';
  const [arithmetic = '', ...amounts] = line.split('|').slice(2, -1);
  return { arithmetic, amounts: amounts.map(amountIn) };
}

function amountIn(cell: string): number {
  return Number(cell.replaceAll(/[*,\s]/g, ''));
}

type Alarm = { Metrics?: { MetricStat?: object }[] };

it('the cost of alarms counts those of the template, and their metrics', () => {
  const alarms = resources<Alarm>(watching, 'AWS::CloudWatch::Alarm');
  const metrics = alarms.flatMap(({ properties: { Metrics } }) =>
    Metrics ? Metrics.filter(({ MetricStat }) => MetricStat) : [{}],
  );
  const { arithmetic, amounts } = cost('Alarms');
  expect(arithmetic).toContain(`${alarms.length} alarms on ${metrics.length} metrics × 0.10`);
  expect(amounts[0]).toBeCloseTo(metrics.length * 0.1);
});

it('the cost of queues counts those that functions poll', () => {
  const polled = resources(product, 'AWS::Lambda::EventSourceMapping').length;
  const { arithmetic, amounts } = cost('Queues');
  // Five pollers of a queue ask every twenty seconds, 43,800 minutes a month.
  const millions = (polled * 5 * 3 * 43_800) / 1e6;
  expect(arithmetic).toContain(`${polled} queues × 5 pollers × 3 polls a minute = ${millions.toFixed(1)} M requests`);
  expect(amounts[0]).toBeCloseTo((millions + 0.12 - 1) * 0.4, 1);
});

it('the cost of secrets counts those of the template, without the canary’s, and the key', () => {
  const secrets = resources(product, 'AWS::SecretsManager::Secret').length - 1;
  const { arithmetic, amounts } = cost('Secrets, a key, DNS');
  expect(arithmetic).toContain(`${secrets} × 0.40 + 1.00 + 0.50`);
  expect(amounts[0]).toBeCloseTo(secrets * 0.4 + 1.5);
});

it('the cost of the firewall counts its rules', () => {
  const [acl] = resources<{ Rules: object[] }>(edge, 'AWS::WAFv2::WebACL');
  const rules = acl?.properties.Rules.length ?? 0;
  const { arithmetic, amounts } = cost('Firewall');
  expect(arithmetic).toContain(`5.00 + ${rules} rules × 1.00 + 2 M × 0.60 / M`);
  expect(amounts[0]).toBeCloseTo(5 + rules + 1.2);
});

it('the total of the month is the sum of its rows', () => {
  const table = SCALING.slice(SCALING.indexOf('## Cost of a month'), SCALING.indexOf('| **Total**'));
  const rows = table.split('\n').filter((line) => /^\| [A-Z]/.test(line));
  expect(rows.length).toBeGreaterThan(15);
  const { amounts } = cost('**Total**');
  for (const [column, total] of amounts.entries()) {
    const sum = rows.reduce((all, row) => all + amountIn(row.split('|')[3 + column] ?? ''), 0);
    expect([column, Math.round(sum)]).toEqual([column, total]);
  }
});
