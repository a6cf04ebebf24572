import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CfnWaitConditionHandle, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Bucket, type IBucket } from 'aws-cdk-lib/aws-s3';
import { afterAll, describe, expect, it } from 'vitest';
import { AccessLog, PRIVATE_BUCKET } from '#infra/stack/access-log.ts';
import { Site } from '#infra/stack/site.ts';
import { SiteFiles } from '#infra/stack/site-files.ts';
import { newApp } from '#infra/stack/stacks.ts';
import { lambdas, resources, synthesize } from './synthesize.ts';

const built = mkdtempSync(join(tmpdir(), 'site-'));
mkdirSync(join(built, 'assets'));
for (const file of ['index.html', 'pay.html', 'assets/index-Bx31.js']) writeFileSync(join(built, file), file);
afterAll(() => rmSync(built, { recursive: true, force: true }));

function templateOf(folder: string): Template {
  const stack = new Stack(newApp(), 'Site', { env: { region: 'ca-central-1' } });
  const accessLog = new AccessLog(stack, 'AccessLog');
  const bucket = new Bucket(stack, 'Bucket', { ...PRIVATE_BUCKET, ...accessLog.of('site') }) as IBucket;
  const site = new Site(stack, 'Site', {
    http: new HttpApi(stack, 'Http', { createDefaultStage: false }),
    buckets: { site: bucket, files: bucket },
    originSecrets: 'secret',
    webAclId: 'acl',
    domain: undefined,
    certificate: undefined,
  });
  new SiteFiles(stack, 'SiteFiles', {
    site,
    bucket,
    after: [new CfnWaitConditionHandle(stack, 'CalledBySite')],
    folder,
  });
  return Template.fromStack(stack);
}

type Deployment = {
  SystemMetadata: { 'cache-control': string };
  Exclude?: string[];
  Include?: string[];
  Prune: boolean;
  DistributionPaths?: string[];
};

describe('a built site', () => {
  const template = templateOf(built);
  const deployments = resources<Deployment>(template, 'Custom::CDKBucketDeployment');
  const hashed = deployments.find(({ properties }) => properties.Include);
  const pages = deployments.find(({ properties }) => !properties.Include);

  it('caches hashed files forever, and keeps those of earlier builds', () => {
    expect(hashed?.properties).toMatchObject({
      Include: ['assets/*'],
      Exclude: ['*'],
      Prune: false,
      SystemMetadata: { 'cache-control': 'public, max-age=31536000, immutable' },
    });
  });

  it('has browsers revalidate pages each time, and CloudFront cache them until the next deployment', () => {
    expect(pages?.properties).toMatchObject({
      Exclude: ['assets/*'],
      DistributionPaths: ['/*'],
      SystemMetadata: { 'cache-control': 'public, max-age=0, s-maxage=86400, must-revalidate' },
    });
  });

  it('deploys files before the pages that refer to them', () => {
    const [page] = Object.entries(template.findResources('Custom::CDKBucketDeployment')).filter(
      ([id]) => id === pages?.id,
    );
    expect(page?.[1].DependsOn).toContain(hashed?.id);
  });

  it('deploys every file after the resources that the site calls', () => {
    for (const { DependsOn } of Object.values(template.findResources('Custom::CDKBucketDeployment'))) {
      expect(DependsOn).toContain('CalledBySite');
    }
  });
});

it('deploys the site after every function and every route, which its calls need', () => {
  const { app, product } = synthesize();
  const { dependencies } = app.node.findChild('Invoicing').node.findChild('SiteFiles').node;
  const before = new Set(dependencies.flatMap(({ node }) => node.findAll()).map(({ node }) => `${node.path}`));
  const called = [...lambdas(product).values(), ...resources(product, 'AWS::ApiGatewayV2::Route')];
  expect(called.length).toBeGreaterThan(100);
  expect(called.map(({ path }) => path).filter((path) => !before.has(path))).toEqual([]);
});

it('fails in CloudFormation without a built site, with a message saying what to do', () => {
  const template = templateOf(join(built, 'missing'));
  expect(resources(template, 'Custom::CDKBucketDeployment')).toEqual([]);
  const [rule] = Object.values(template.toJSON().Rules ?? {}).filter((each) => JSON.stringify(each).includes('build'));
  expect(rule).toEqual({
    Assertions: [
      { Assert: { 'Fn::Equals': ['dist/site', 'missing'] }, AssertDescription: 'Run "npm run build" first' },
    ],
  });
});
