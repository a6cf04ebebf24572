import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';

/** How every bucket is kept: closed to the public, reached by TLS alone, encrypted, with its versions. */
export const PRIVATE_BUCKET = {
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  encryption: BucketEncryption.S3_MANAGED,
  enforceSSL: true,
  minimumTLSVersion: 1.2,
  versioned: true,
} as const;

/** Files that do not fit into the table: PDFs, which can be made again, and what people uploaded, which cannot. */
export class Files extends Construct {
  readonly bucket: Bucket;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.bucket = new Bucket(this, 'Bucket', {
      ...PRIVATE_BUCKET,
      removalPolicy: RemovalPolicy.RETAIN,
      lifecycleRules: [
        {
          id: 'forget-pdfs',
          prefix: 'pdf/',
          expiration: Duration.days(90),
          noncurrentVersionExpiration: Duration.days(1),
        },
        {
          id: 'forget-replaced-files',
          noncurrentVersionExpiration: Duration.days(90),
          abortIncompleteMultipartUploadAfter: Duration.days(1),
        },
      ],
    });
  }

  /** Lets a function read and write the files under a prefix such as `pdf/`, and tells it where they are. */
  bind(fn: LambdaFunction, prefix: string): void {
    fn.addEnvironment('FILES_BUCKET', this.bucket.bucketName);
    fn.addToRolePolicy(
      new PolicyStatement({
        actions: ['s3:GetObject', 's3:PutObject'],
        resources: [this.bucket.arnForObjects(`${prefix}*`)],
      }),
    );
    // Without this S3 answers "access denied" for a file that is not there, instead of saying so.
    fn.addToRolePolicy(new PolicyStatement({ actions: ['s3:ListBucket'], resources: [this.bucket.bucketArn] }));
  }
}
