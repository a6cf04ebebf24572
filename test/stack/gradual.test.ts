import { describe, expect, it } from 'vitest';
import { api } from '#shared/api/index.ts';
import { EVERY_SETTING, lambdas, resources, type Statement, synthesize, theOnly } from './synthesize.ts';

const { app, product } = synthesize({ production: { ...EVERY_SETTING, gradual: 'on' } });
const names = Object.keys(api);
const uris = (template: typeof product) =>
  resources<{ IntegrationUri: object }>(template, 'AWS::ApiGatewayV2::Integration').map(
    ({ properties }) => properties.IntegrationUri,
  );

it('is off unless a setting turns it on: calls go to the latest version', () => {
  const { product: usual } = synthesize();
  for (const type of ['Lambda::Alias', 'Lambda::Version', 'CodeDeploy::DeploymentGroup'])
    expect(resources(usual, `AWS::${type}`)).toEqual([]);
  expect(uris(usual)).toEqual(names.map((name) => ({ 'Fn::GetAtt': [lambdas(usual).get(name)?.id, 'Arn'] })));
});

describe('a gradual deployment', () => {
  const aliases = Object.entries(product.findResources('AWS::Lambda::Alias'));
  const groups = resources<{
    DeploymentConfigName: string;
    AlarmConfiguration: { Alarms: { Name: { Ref: string } }[]; Enabled: boolean };
    AutoRollbackConfiguration: { Enabled: boolean; Events: string[] };
  }>(product, 'AWS::CodeDeploy::DeploymentGroup');

  it('sends the calls of every route to the alias of its function', () => {
    expect(uris(product)).toEqual(aliases.map(([id]) => ({ Ref: id })));
    expect(aliases).toHaveLength(names.length);
  });

  it('moves ten percent of the calls a minute, and back when the alarm of the function goes off', () => {
    expect(groups).toHaveLength(names.length);
    for (const { path, properties } of groups) {
      const name = path.split('/').at(-2) ?? '';
      expect(properties.DeploymentConfigName).toBe('CodeDeployDefault.LambdaLinear10PercentEvery1Minute');
      expect(properties.AutoRollbackConfiguration.Events).toContain('DEPLOYMENT_STOP_ON_ALARM');
      const [alarm] = properties.AlarmConfiguration.Alarms.map(({ Name }) => Name.Ref);
      const found = resources<{ Metrics: object[]; Threshold: number }>(product, 'AWS::CloudWatch::Alarm').find(
        ({ id }) => id === alarm,
      );
      expect(found?.properties.Threshold).toBe(1);
      expect(JSON.stringify(found?.properties.Metrics)).toContain(`Invoicing/Functions/${name}/failed`);
      expect(JSON.stringify(found?.properties.Metrics)).toContain('"Errors"');
      expect(JSON.stringify(found?.properties.Metrics)).not.toContain('"Period":300');
    }
    const updated = aliases.map(([, { UpdatePolicy }]) => UpdatePolicy.CodeDeployLambdaAliasUpdate.DeploymentGroupName);
    expect(updated).toEqual(groups.map(({ id }) => ({ Ref: id })));
  });

  it('finishes before the site is deployed', () => {
    const { dependencies } = app.node.findChild('Invoicing').node.findChild('SiteFiles').node;
    const before = dependencies.flatMap(({ node }) => node.findAll()).map(({ node }) => node.path);
    expect(before).toEqual(expect.arrayContaining(resources(product, 'AWS::Lambda::Alias').map(({ path }) => path)));
  });

  it('may change the aliases of these functions only', () => {
    const role = resources(product, 'AWS::IAM::Role').find(({ path }) => path.includes('/Gradual/'));
    const policies = resources<{ Roles: { Ref: string }[]; PolicyDocument: { Statement: Statement[] } }>(
      product,
      'AWS::IAM::Policy',
    ).filter(({ properties }) => properties.Roles.some(({ Ref }) => Ref === role?.id));
    const statements = policies.flatMap(({ properties }) => properties.PolicyDocument.Statement);
    const wild = statements.filter(({ Resource }) => Resource === '*');
    expect(wild.map(({ Action }) => Action)).toEqual(['cloudwatch:DescribeAlarms']);
    expect(JSON.stringify(statements)).not.toContain(':*"');
    expect(theOnly(product, 'AWS::CodeDeploy::Application').id).toBeDefined();
  });
});
