import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption, type BucketProps, type IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { LOGS } from './function.ts';

/** Settings of every bucket: no public access, TLS only, encrypted, versioned, kept when the stack is deleted. */
export const PRIVATE_BUCKET = {
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  encryption: BucketEncryption.S3_MANAGED,
  enforceSSL: true,
  minimumTLSVersion: 1.2,
  versioned: true,
  removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
} as const;

/**
 * Logs who reads, writes and deletes files, kept as long as other logs. It contains the names of PDFs, which are as
 * sensitive here as in the bucket itself; no function has access.
 */
export class AccessLog extends Construct {
  readonly #bucket: IBucket;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    // The class implements the interface except for the type of one optional property.
    this.#bucket = new Bucket(this, 'Bucket', {
      ...PRIVATE_BUCKET,
      lifecycleRules: [
        {
          id: 'forget-old-accesses',
          expiration: Duration.days(LOGS.retention),
          noncurrentVersionExpiration: Duration.days(1),
        },
      ],
    }) as IBucket;
  }

  /** Properties of a bucket whose accesses are logged here, under its name. */
  of(name: string): Pick<BucketProps, 'serverAccessLogsBucket' | 'serverAccessLogsPrefix'> {
    return { serverAccessLogsBucket: this.#bucket, serverAccessLogsPrefix: `${name}/` };
  }
}
