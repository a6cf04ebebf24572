import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Bucket, type BucketProps, type IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { acknowledgeWildcard } from './findings.ts';
import type { SecondRegion } from './second-region.ts';

/** What people uploaded, which cannot be made again; PDFs can, and an export is only ever kept for a week. */
const REPLICATED = ['images/', 'attachments/'] as const;

/** Replicates the uploads of a bucket to the second region, deletions included. */
export class Replication extends Construct {
  readonly #role: Role;
  readonly #replica: IBucket;

  constructor(scope: Construct, id: string, place: SecondRegion) {
    super(scope, id);
    this.#replica = Bucket.fromBucketName(this, 'Replica', place.bucketName);
    this.#role = new Role(this, 'Role', {
      description: 'Replicates uploaded files to the second region',
      assumedBy: new ServicePrincipal('s3.amazonaws.com'),
    });
  }

  /** Properties of the bucket to replicate. */
  get properties(): Pick<BucketProps, 'replicationRole' | 'replicationRules'> {
    return {
      replicationRole: this.#role,
      replicationRules: REPLICATED.map((prefix, priority) => ({
        id: prefix === 'images/' ? 'uploads' : prefix.slice(0, -1),
        priority,
        destination: this.#replica,
        filter: { prefix },
        // Files deleted by a business or by the purge disappear from both regions after the same time.
        deleteMarkerReplication: true,
      })),
    };
  }

  /** Grants what S3 needs to replicate this bucket. */
  allowFrom(bucket: IBucket): void {
    const allow = (actions: readonly string[], resources: string[]) =>
      this.#role.addToPolicy(new PolicyStatement({ actions: actions.map((name) => `s3:${name}`), resources }));
    allow(['GetReplicationConfiguration', 'ListBucket'], [bucket.bucketArn]);
    const originals = REPLICATED.map((prefix) => bucket.arnForObjects(`${prefix}*`));
    const copies = REPLICATED.map((prefix) => this.#replica.arnForObjects(`${prefix}*`));
    allow(['GetObjectVersionForReplication', 'GetObjectVersionAcl', 'GetObjectVersionTagging'], originals);
    allow(['ReplicateObject', 'ReplicateDelete', 'ReplicateTags'], copies);
    const reason = "S3 names its role's rights by prefix: each upload has a name of its own.";
    for (const files of [...originals, ...copies]) acknowledgeWildcard(this.#role, files, reason);
  }
}
