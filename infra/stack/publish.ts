import { Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IBucket } from 'aws-cdk-lib/aws-s3';

/**
 * Lets the account's distributions do this with a bucket or its files, and nothing else. The policy cannot name the
 * distribution, which is in a later stack and refers to the bucket (decision I39).
 */
export function publish(bucket: IBucket, action: 's3:GetObject' | 's3:ListBucket', resource: string): void {
  const { account, partition } = Stack.of(bucket);
  // The only key that AWS documents for distributions; they may not send their account by itself.
  const ofAccount = { 'aws:SourceArn': `arn:${partition}:cloudfront::${account}:distribution/*` };
  const distributions = new ServicePrincipal('cloudfront.amazonaws.com', { conditions: { ArnLike: ofAccount } });
  bucket.addToResourcePolicy(
    new PolicyStatement({ principals: [distributions], actions: [action], resources: [resource] }),
  );
}
