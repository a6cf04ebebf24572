import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption, type BucketProps, type IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { LOG_RETENTION } from './function.ts';

/** How every bucket is kept: closed to the public, reached by TLS alone, encrypted, with its versions. */
export const PRIVATE_BUCKET = {
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  encryption: BucketEncryption.S3_MANAGED,
  enforceSSL: true,
  minimumTLSVersion: 1.2,
  versioned: true,
} as const;

/**
 * Who read, wrote and deleted files, kept as long as other logs. It names PDFs, and so their invoices, as the bucket
 * itself does to whoever may look into it; no function may.
 */
export class AccessLog extends Construct {
  readonly #bucket: IBucket;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    // The class is what the interface asks for, but for how it spells one optional property.
    this.#bucket = new Bucket(this, 'Bucket', {
      ...PRIVATE_BUCKET,
      removalPolicy: RemovalPolicy.RETAIN,
      lifecycleRules: [
        {
          id: 'forget-old-accesses',
          expiration: Duration.days(LOG_RETENTION),
          noncurrentVersionExpiration: Duration.days(1),
        },
      ],
    }) as IBucket;
  }

  /** What a bucket is made with so that its accesses are written here, under its name. */
  of(name: string): Pick<BucketProps, 'serverAccessLogsBucket' | 'serverAccessLogsPrefix'> {
    return { serverAccessLogsBucket: this.#bucket, serverAccessLogsPrefix: `${name}/` };
  }
}
