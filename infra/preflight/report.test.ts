import { expect, it } from 'vitest';
import { readSettings } from '#infra/deploy/settings.ts';
import type { Finding } from './finding.ts';
import { isBlocked, reportAsJson, reportAsText } from './report.ts';

const LATER: Finding = { level: 'later', about: 'sms', text: 'SMS are in the sandbox.' };
const BLOCKS: Finding = { level: 'blocks', about: 'bootstrap', text: 'us-east-1 is not bootstrapped.' };
const settings = readSettings([]);

it('starts with what prevents the deployment, and ends with the verdict', () => {
  expect(reportAsText(settings, [LATER, BLOCKS])).toBe(
    `Invoicing (stage production) in ca-central-1

Do this first:
  bootstrap: us-east-1 is not bootstrapped.

Do this before real users come:
  sms: SMS are in the sandbox.

The stage cannot be deployed yet.`,
  );
});

it('reports the same to pipelines, as JSON', () => {
  const findings = [LATER, BLOCKS];
  expect(JSON.parse(reportAsJson(settings, findings))).toEqual({
    stage: 'production',
    stack: 'Invoicing',
    region: 'ca-central-1',
    ready: false,
    findings,
  });
});

it('is blocked only by what prevents the deployment', () => {
  expect(isBlocked([BLOCKS])).toBe(true);
  expect(isBlocked([LATER, { ...LATER, level: 'unknown' }])).toBe(false);
});
