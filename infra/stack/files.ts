import { Duration } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Bucket, type IBucket, type LifecycleRule } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { type AccessLog, PRIVATE_BUCKET } from './access-log.ts';
import { acknowledgeWildcard } from './findings.ts';
import { publish } from './publish.ts';
import { Replication } from './replication.ts';
import type { SecondRegion } from './second-region.ts';

type FilePrefix = 'pdf/' | 'images/' | 'exports/' | 'attachments/' | 'uploads/';
type FileAction = 'GetObject' | 'PutObject' | 'DeleteObject' | 'AbortMultipartUpload';

/** Expires deleted and replaced versions, and with them the files of purged businesses. */
export const FORGET_REPLACED: LifecycleRule = {
  id: 'forget-replaced-files',
  expiredObjectDeleteMarker: true,
  noncurrentVersionExpiration: Duration.days(90),
  abortIncompleteMultipartUploadAfter: Duration.days(1),
};

type Props = { readonly accessLog: AccessLog; readonly place?: SecondRegion | undefined };

/**
 * Files that do not fit into the table: PDFs, which can be rendered again, images and attachments, which cannot,
 * exports, which are kept for a week, and parts of uploads, which are kept for a day. Images and attachments are
 * replicated to the second region, if there is one.
 */
export class Files extends Construct {
  readonly bucket: IBucket;

  constructor(scope: Construct, id: string, { accessLog, place }: Props) {
    super(scope, id);
    const replication = place && new Replication(this, 'Replication', place);
    // The class implements the interface except for the type of one optional property.
    this.bucket = new Bucket(this, 'Bucket', {
      ...PRIVATE_BUCKET,
      ...accessLog.of('files'),
      ...replication?.properties,
      lifecycleRules: [
        {
          id: 'forget-pdfs',
          prefix: 'pdf/',
          expiration: Duration.days(90),
          noncurrentVersionExpiration: Duration.days(1),
        },
        {
          id: 'forget-exports',
          prefix: 'exports/',
          expiration: Duration.days(7),
          noncurrentVersionExpiration: Duration.days(1),
        },
        {
          id: 'forget-unfinished-uploads',
          prefix: 'uploads/',
          expiration: Duration.days(1),
          noncurrentVersionExpiration: Duration.days(1),
        },
        FORGET_REPLACED,
      ],
    }) as IBucket;
    replication?.allowFrom(this.bucket);
    publish(this.bucket, 's3:GetObject', this.bucket.arnForObjects('images/*'));
  }

  /** Grants a function these actions under a prefix such as `pdf/`, and sets the bucket's name in its environment. */
  bind(fn: LambdaFunction, prefix: FilePrefix, actions: readonly FileAction[]): void {
    fn.addEnvironment('FILES_BUCKET', this.bucket.bucketName);
    const files = this.bucket.arnForObjects(`${prefix}*`);
    fn.addToRolePolicy(new PolicyStatement({ actions: actions.map((action) => `s3:${action}`), resources: [files] }));
    const reason = `Every business has files under ${prefix}, under names that the server generates when it writes them.`;
    acknowledgeWildcard(fn.role ?? fn, files, reason);
    if (!actions.includes('GetObject')) return;
    // Without this S3 returns "access denied" for a missing file.
    fn.addToRolePolicy(new PolicyStatement({ actions: ['s3:ListBucket'], resources: [this.bucket.bucketArn] }));
  }

  /** Grants a function the deletion of all files under a prefix, which it may list, and sets the bucket's name. */
  bindRemoval(fn: LambdaFunction, prefix: FilePrefix): void {
    this.bind(fn, prefix, ['DeleteObject']);
    fn.addToRolePolicy(
      new PolicyStatement({
        actions: ['s3:ListBucket'],
        resources: [this.bucket.bucketArn],
        conditions: { StringLike: { 's3:prefix': `${prefix}*` } },
      }),
    );
  }
}
