import type { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { EVERY_SETTING, synthesize } from './synthesize.ts';

const { app: _app, ...first } = synthesize({ production: EVERY_SETTING });
const { app: _other, ...rotated } = synthesize({ production: { ...EVERY_SETTING, originSecretRevision: 3 } });
const templates = Object.entries({ ...first, ...prefixed('after rotations, ', rotated) });

/** The limits of a template: https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/cloudformation-limits.html. */
describe.each(templates)('the template %s', (_, template) => {
  it('has fewer than the maximum of 500 resources', () => {
    expect(Object.keys(template?.toJSON().Resources ?? {}).length).toBeLessThan(490);
  });

  it('has at most 45 of the 60 dynamic references, counting equal ones', () => {
    expect(JSON.stringify(template?.toJSON()).split('{{resolve:').length - 1).toBeLessThanOrEqual(45);
  });
});

function prefixed(prefix: string, named: Record<string, Template | undefined>) {
  return Object.fromEntries(Object.entries(named).map(([name, template]) => [`${prefix}${name}`, template]));
}
