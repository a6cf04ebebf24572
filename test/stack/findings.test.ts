import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stack, Validations } from 'aws-cdk-lib';
import { CfnQueue } from 'aws-cdk-lib/aws-sqs';
import { describe, expect, it } from 'vitest';
import { newApp } from '#infra/stack/stacks.ts';
import { EVERY_SETTING, synthesize } from './synthesize.ts';

type Finding = { ruleName: string; violatingConstructs: { constructPath: string }[] };
type Acknowledged = Finding & { acknowledgedId: string; acknowledgedAt: string; reason: string };
type Report = { pluginReports: { pluginName: string; violations: Finding[]; suppressedViolations?: Acknowledged[] }[] };

describe.each([
  ['without settings', {}],
  ['with every setting', EVERY_SETTING],
  ['in us-east-1', { ...EVERY_SETTING, region: 'us-east-1' }],
])('a stage %s', (_, production) => {
  const { app } = synthesize({ production });
  const report: Report = JSON.parse(readFileSync(join(app.synth().directory, 'validation-report.json'), 'utf8'));
  const acknowledged = report.pluginReports.flatMap(({ suppressedViolations = [] }) => suppressedViolations);

  it('is checked by cdk-nag, and every finding is acknowledged, even warnings', () => {
    expect(report.pluginReports.map(({ pluginName }) => pluginName)).toContain('AwsSolutions');
    expect(report.pluginReports.flatMap(({ violations }) => violations)).toEqual([]);
  });

  it('gives a reason in words for each acknowledged finding', () => {
    expect(acknowledged.length).toBeGreaterThan(0);
    for (const { acknowledgedId, reason } of acknowledged) {
      const words = reason.match(/\p{L}{2,}/gu) ?? [];
      expect({ acknowledgedId, reason, enough: words.length >= 8 }).toMatchObject({ enough: true });
    }
  });

  it('acknowledges on the construct itself, never for a whole stack', () => {
    const stacks = app.node.children.map(({ node }) => node.path);
    for (const { acknowledgedAt } of acknowledged) {
      expect(acknowledgedAt.split('/').length).toBeGreaterThan(1);
      expect(stacks).not.toContain(acknowledgedAt);
    }
  });

  it('acknowledges nothing that cdk-nag does not find', () => {
    const needed = acknowledged.map(({ acknowledgedAt, acknowledgedId }) => `${acknowledgedAt} ${acknowledgedId}`);
    const written = app.node.findAll().flatMap(({ node }) =>
      node.metadata
        .filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY)
        .flatMap(({ data }) => Object.keys(data))
        .filter((rule) => rule.includes('AwsSolutions'))
        .map((rule) => `${node.path} ${rule}`),
    );
    expect([...new Set(written)].sort()).toEqual([...new Set(needed)].sort());
  });
});

describe('the synthesis', () => {
  it('fails on a finding of cdk-nag', () => {
    const app = newApp();
    new CfnQueue(new Stack(app, 'Faulty'), 'Queue', { sqsManagedSseEnabled: true });
    expect(() => app.synth()).toThrow(/SQS4/);
  });

  it('fails on a template that CloudFormation would refuse', () => {
    const app = newApp();
    const queue = new CfnQueue(new Stack(app, 'Faulty'), 'Queue');
    queue.addPropertyOverride('MessageRetention', 60);
    expect(() => app.synth()).toThrow(/MessageRetention.*CloudFormation Validate/s);
  });
});
