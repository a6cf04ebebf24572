import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EVERY_SETTING, resources, type Statement, synthesize } from './synthesize.ts';

const FOLDER = '.github/workflows';

describe.each(readdirSync(FOLDER))('the workflow %s', (file) => {
  const text = readFileSync(`${FOLDER}/${file}`, 'utf8');

  it('names each action by its commit, with the version beside it', () => {
    const actions = [...text.matchAll(/uses: (?!\.\/)(.*)/g)].map(([, action]) => action);
    for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('uses no stored secret, and by default may only read the repository', () => {
    expect(text).not.toContain('secrets');
    expect(text).toMatch(/^permissions:\n {2}contents: read\n\n/m);
  });
});

it('deploys to production only after the checks and staging have passed', () => {
  const text = readFileSync(`${FOLDER}/deploy.yml`, 'utf8');
  expect(text).toMatch(/^ {2}staging:\n.*\n {4}needs: checks$/m);
  expect(text).toMatch(/^ {2}production:\n {4}needs: staging$/m);
});

type RoleProperties = { AssumeRolePolicyDocument: { Statement: (Statement & { Principal: object })[] } };

describe('the role of the pipeline', () => {
  const { product } = synthesize({ production: EVERY_SETTING });
  const rolesOf = (template: typeof product) =>
    resources<RoleProperties>(template, 'AWS::IAM::Role').filter(({ path }) => path.includes('/DeployRole/'));

  it('exists only if a repository is set', () => {
    expect(rolesOf(synthesize().product)).toEqual([]);
    expect(rolesOf(product)).toHaveLength(1);
  });

  it('can be assumed only by jobs of the repository in the environment of the stage', () => {
    const [trust, ...others] = rolesOf(product)[0]?.properties.AssumeRolePolicyDocument.Statement ?? [];
    expect(others).toEqual([]);
    expect(trust).toMatchObject({
      Action: 'sts:AssumeRoleWithWebIdentity',
      Condition: {
        StringEquals: {
          'token.actions.githubusercontent.com:aud': 'sts.amazonaws.com',
          'token.actions.githubusercontent.com:sub': 'repo:northbill@12/invoicing@34:environment:production',
        },
      },
    });
    expect(JSON.stringify(trust?.Principal)).toContain(':oidc-provider/token.actions.githubusercontent.com');
  });

  it('may only assume the roles of the bootstrap in its regions, and protect its own stack', () => {
    const policies = resources<{ PolicyDocument: { Statement: Statement[] } }>(product, 'AWS::IAM::Policy');
    const [allowed, own, ...others] = policies
      .filter(({ path }) => path.includes('/DeployRole/'))
      .flatMap(({ properties }) => properties.PolicyDocument.Statement);
    expect(others).toEqual([]);
    expect(own).toMatchObject({
      Action: ['cloudformation:DescribeStacks', 'cloudformation:SetStackPolicy'],
      Resource: { Ref: 'AWS::StackId' },
    });
    expect(allowed?.Action).toBe('sts:AssumeRole');
    const assumed = [allowed?.Resource].flat().map((resource) => JSON.stringify(resource).match(/cdk-.*-role/)?.[0]);
    expect(assumed).toHaveLength(9);
    expect(new Set(assumed)).toEqual(
      new Set(['deploy', 'file-publishing', 'lookup'].map((work) => `cdk-hnb659fds-${work}-role`)),
    );
  });
});
