import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CfnRule, Fn, RemovalPolicy } from 'aws-cdk-lib';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { api } from '#shared/api/index.ts';
import { toOpenApi } from '#shared/api/openapi.ts';
import { LOG_RETENTION, ROOT } from './function.ts';
import type { Site } from './site.ts';

/** What `npm run build` leaves behind. */
const SITE_FOLDER = join(ROOT, 'dist/site');

/**
 * Brings the built site into its bucket: first the hashed files, which are kept for ever so that open tabs go on
 * working, then the pages that name them and the API's description. A stack without a built site can be synthesized and looked at; CloudFormation
 * refuses to deploy it.
 */
export class SiteFiles extends Construct {
  constructor(scope: Construct, id: string, { site, folder = SITE_FOLDER }: { site: Site; folder?: string }) {
    super(scope, id);
    if (!existsSync(join(folder, 'index.html'))) {
      new CfnRule(this, 'SiteIsBuilt', {
        assertions: [
          { assert: Fn.conditionEquals('dist/site', 'missing'), assertDescription: 'Run "npm run build" first' },
        ],
      });
      return;
    }
    const shared = {
      sources: [Source.asset(folder), Source.jsonData('openapi.json', toOpenApi(api))],
      destinationBucket: site.bucket,
      memoryLimit: 512,
      logGroup: new LogGroup(this, 'Log', { retention: LOG_RETENTION, removalPolicy: RemovalPolicy.DESTROY }),
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
      // Browsers ask again each time; CloudFront answers from the edge until the next deployment.
      cacheControl: [CacheControl.fromString('public, max-age=0, s-maxage=86400, must-revalidate')],
      distribution: site.distribution,
      distributionPaths: ['/*'],
    });
    pages.node.addDependency(hashed);
  }
}
