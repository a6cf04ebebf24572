import { describe, expect, it, onTestFinished } from 'vitest';
import { PERMISSIONS } from '#infra/stack/permissions.ts';
import { api } from '#shared/api/index.ts';
import { EVERY_SETTING, synthesize } from './synthesize.ts';

const rotated = { ...EVERY_SETTING, originSecretRevision: 3 };
const templates = [EVERY_SETTING, rotated].flatMap((production) =>
  Object.entries(synthesize({ production }).templates),
);

/** Of CloudFormation's limits: https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/cloudformation-limits.html. */
describe.each(templates)('the template %s', (_, template) => {
  it('has at most 350 of the 500 resources, which leaves room for twenty functions', () => {
    expect(Object.keys(template.Resources).length).toBeLessThanOrEqual(350);
  });

  it('has at most 55 of the 60 dynamic references, counting equal ones', () => {
    expect(JSON.stringify(template).split('{{resolve:').length - 1).toBeLessThanOrEqual(55);
  });

  it('has at most 150 of the 200 parameters and of the 200 outputs', () => {
    for (const part of [template.Parameters, template.Outputs])
      expect(Object.keys(part ?? {}).length).toBeLessThanOrEqual(150);
  });
});

it('grows by at most 7 resources in the product’s template for a resource of the API', () => {
  const count = (context: object) => {
    const { templates } = synthesize({ production: EVERY_SETTING, ...context });
    const names = Object.keys(templates['Invoicing.template.json']?.Resources ?? {});
    // Every few functions, CDK moves what no longer fits a role into one policy more.
    return names.filter((name) => !name.includes('OverflowPolicy')).length;
  };
  const before = count({});
  const list = { ...api.products.list, call: 'GET /things' };
  Object.assign(api, { things: { list, read: { ...list, call: 'GET /things/{id}' } } });
  Object.assign(PERMISSIONS, { things: PERMISSIONS.products });
  onTestFinished(() => {
    for (const table of [api, PERMISSIONS]) Reflect.deleteProperty(table, 'things');
  });
  const after = count({ because: 'a resource is added' });
  expect(after).toBeGreaterThan(before);
  expect(after - before).toBeLessThanOrEqual(7);
});
