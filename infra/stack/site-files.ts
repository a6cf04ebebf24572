import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CfnRule, Fn, Stack, Validations } from 'aws-cdk-lib';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct, type IDependable } from 'constructs';
import { api } from '#shared/api/index.ts';
import { toOpenApi } from '#shared/api/openapi.ts';
import { ROOT } from './bundle.ts';
import { acknowledgeWildcard } from './findings.ts';
import { LOGS } from './function.ts';
import type { Site } from './site.ts';

/** The output of `npm run build`. */
const SITE_FOLDER = join(ROOT, 'dist/site');

type SiteFilesProps = {
  site: Site;
  bucket: IBucket;
  /** What the files call; it is deployed before them. */
  after: readonly IDependable[];
  folder?: string;
};

/**
 * Copies the built site to its bucket: first the hashed files, which are kept so that open tabs keep working, then the
 * pages and the API's description. A stack without a built site can be synthesized; CloudFormation refuses to deploy
 * it.
 */
export class SiteFiles extends Construct {
  constructor(scope: Construct, id: string, { site, bucket, after, folder = SITE_FOLDER }: SiteFilesProps) {
    super(scope, id);
    this.node.addDependency(...after);
    if (!existsSync(join(folder, 'index.html'))) {
      new CfnRule(this, 'SiteIsBuilt', {
        assertions: [
          { assert: Fn.conditionEquals('dist/site', 'missing'), assertDescription: 'Run "npm run build" first' },
        ],
      });
      return;
    }
    const logGroup = new LogGroup(this, 'Log', LOGS);
    // CDK's default role could write to every log of the account.
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(role);
    const shared = {
      sources: [Source.asset(folder), Source.jsonData('openapi.json', toOpenApi(api))],
      destinationBucket: bucket,
      memoryLimit: 512,
      logGroup,
      role,
    };
    const hashed = new BucketDeployment(this, 'Hashed', {
      ...shared,
      exclude: ['*'],
      include: ['assets/*'],
      prune: false,
      cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
    });
    const pages = new BucketDeployment(this, 'Pages', {
      ...shared,
      exclude: ['assets/*'],
      // Browsers revalidate each time; CloudFront caches until the next deployment.
      cacheControl: [CacheControl.fromString('public, max-age=0, s-maxage=86400, must-revalidate')],
      distribution: site.distribution,
      distributionPaths: ['/*'],
    });
    pages.node.addDependency(hashed);
    this.#explain(bucket, role);
  }

  #explain(bucket: IBucket, role: Role): void {
    const { node, region, synthesizer } = Stack.of(this);
    const assets = `cdk-${synthesizer.bootstrapQualifier}-assets-<AWS::AccountId>-${region}`;
    const reasons = {
      'Resource::*': 'CDK grants the invalidation of cached pages on every distribution of the account.',
      [`Resource::arn:aws:s3:::${assets}/*`]:
        'CDK keeps the deployed files among its assets, under the hash of their bytes.',
      'Action::s3:GetBucket*': COPIES,
      'Action::s3:GetObject*': COPIES,
      'Action::s3:List*': COPIES,
      'Action::s3:Abort*': COPIES,
      'Action::s3:DeleteObject*': COPIES,
    };
    acknowledgeWildcard(role, bucket.arnForObjects('*'), 'It writes every file of the site, and the build names them.');
    Validations.of(role).acknowledge(
      ...Object.entries(reasons).map(([finding, reason]) => ({
        id: `AwsSolutions::AwsSolutions-IAM5[${finding}]`,
        reason,
      })),
    );
    for (const handler of node.children.filter((child) => child.node.id.startsWith('Custom::CDKBucketDeployment'))) {
      Validations.of(handler).acknowledge({
        id: 'AwsSolutions::AwsSolutions-L1',
        reason: 'The function is part of CDK, which sets the runtime that its code is tested on.',
      });
    }
  }
}

const COPIES = 'CDK grants copying in families of actions; they reach only its own assets and the bucket of the site.';
