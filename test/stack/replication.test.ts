import { describe, expect, it } from 'vitest';
import { resources, type Statement, synthesize } from './synthesize.ts';

const { product, secondRegion, app } = synthesize({ production: { secondRegion: 'ca-west-1' } });
if (!secondRegion) throw new Error('There is no stack in the second region');
const REPLICA = { 'Fn::Join': ['', ['invoicing-files-', { Ref: 'AWS::AccountId' }, '-ca-west-1']] };

type Policy = { PolicyDocument: { Statement: Statement[] } };
type Bucket = {
  BucketName: unknown;
  LifecycleConfiguration: { Rules: { NoncurrentVersionExpiration: object; ExpiredObjectDeleteMarker?: boolean }[] };
  PublicAccessBlockConfiguration: Record<string, boolean>;
  ReplicationConfiguration: { Rules: object[] };
  VersioningConfiguration: object;
};
const bucketIn = (template: typeof product, part: string) => {
  const found = resources<Bucket>(template, 'AWS::S3::Bucket').find(({ path }) => path.includes(part));
  if (!found) throw new Error(`There is no bucket ${part}`);
  return found.properties;
};

describe('uploaded files', () => {
  it('are replicated with their deletions, unlike PDFs and exports', () => {
    const { Rules } = bucketIn(product, '/Files/').ReplicationConfiguration;
    expect(Rules).toMatchObject([
      { Status: 'Enabled', Filter: { Prefix: 'images/' }, DeleteMarkerReplication: { Status: 'Enabled' } },
      { Status: 'Enabled', Filter: { Prefix: 'attachments/' }, DeleteMarkerReplication: { Status: 'Enabled' } },
    ]);
    expect(JSON.stringify(Rules)).toContain('-ca-west-1');
  });

  it('are replicated by a role that reads only them and writes only to the replica', () => {
    const policies = resources<Policy>(product, 'AWS::IAM::Policy');
    const policy = policies.find(({ path }) => path.includes('/Replication/Role/'));
    const statements = policy?.properties.PolicyDocument.Statement ?? [];
    const writing = statements.filter(({ Action }) => JSON.stringify(Action).includes('s3:Replicate'));
    expect(writing.map(({ Resource }) => JSON.stringify(Resource))).toEqual([
      expect.stringMatching(/invoicing-files-.*-ca-west-1\/attachments\/\*.*-ca-west-1\/images\/\*/),
    ]);
    const reading = statements.filter(({ Action }) => JSON.stringify(Action).includes('s3:GetObject'));
    expect(reading.map(({ Resource }) => JSON.stringify(Resource))).toEqual([
      expect.stringMatching(/\/attachments\/\*".*\/images\/\*"/),
    ]);
  });

  it('depend on the bucket that receives them', () => {
    const { dependencies } = app.synth().getStackByName('Invoicing-Data');
    expect(dependencies.map(({ id }) => id)).toContain('Invoicing-SecondRegion');
  });
});

describe('the replica', () => {
  const replica = bucketIn(secondRegion, '/Files/');

  it('is in the second region, under the name that the product uses', () => {
    expect(app.synth().getStackByName('Invoicing-SecondRegion').environment.region).toBe('ca-west-1');
    expect(replica.BucketName).toEqual(REPLICA);
  });

  it('is private, versioned and requires TLS', () => {
    expect(Object.values(replica.PublicAccessBlockConfiguration)).toEqual([true, true, true, true]);
    expect(replica.VersioningConfiguration).toEqual({ Status: 'Enabled' });
    const [policy] = resources<Policy>(secondRegion, 'AWS::S3::BucketPolicy');
    expect(policy?.properties.PolicyDocument.Statement.every(({ Effect }) => Effect === 'Deny')).toBe(true);
    expect(JSON.stringify(policy)).toContain('aws:SecureTransport');
  });

  it('expires deleted files after the same time as the source bucket', () => {
    const rulesOf = (bucket: Bucket) =>
      bucket.LifecycleConfiguration.Rules.filter(({ ExpiredObjectDeleteMarker }) => ExpiredObjectDeleteMarker);
    expect(rulesOf(replica)).toHaveLength(1);
    expect(rulesOf(replica)).toEqual(rulesOf(bucketIn(product, '/Files/')));
  });
});

it('copies the secrets that restored data depends on', () => {
  type Secret = { Description: string; ReplicaRegions?: { Region: string }[] };
  const copied = resources<Secret>(product, 'AWS::SecretsManager::Secret').filter(
    ({ properties }) => properties.ReplicaRegions?.[0]?.Region === 'ca-west-1',
  );
  expect(copied.map(({ path }) => path.split('/').at(-2)).sort()).toEqual(['Auth', 'Stripe']);
});

it('is protected against deletion like the data', () => {
  expect(app.synth().getStackByName('Invoicing-SecondRegion').terminationProtection).toBe(true);
});
