import { Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import { BackupVault } from 'aws-cdk-lib/aws-backup';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { PRIVATE_BUCKET } from './access-log.ts';
import { FORGET_REPLACED } from './files.ts';
import { KEPT_DAYS, type SecondRegion } from './second-region.ts';

type Props = { readonly place: SecondRegion; readonly protection: 'on' | 'off' };

/** Copies of the data in a second region: backups of the table, and the uploaded files. */
export class SecondRegionStack extends Stack {
  constructor(scope: Construct, id: string, { place, protection }: Props) {
    super(scope, id, {
      env: { region: place.region },
      description: 'Copies of the table and files of the invoicing product in a second region',
      terminationProtection: protection === 'on',
    });
    new BackupVault(this, 'Vault', {
      backupVaultName: place.vaultName,
      // An administrator can remove this lock (governance mode); a lock in compliance mode is final.
      lockConfiguration: { minRetention: Duration.days(KEPT_DAYS) },
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    const files = new Bucket(this, 'Files', {
      ...PRIVATE_BUCKET,
      bucketName: place.bucketName,
      // Expirations are not replicated: each bucket expires deleted files by its own rule.
      lifecycleRules: [FORGET_REPLACED],
    });
    Validations.of(files).acknowledge({
      id: 'AwsSolutions::AwsSolutions-S1',
      reason: 'Only S3 itself writes to it, by replication, and nothing reads it until the first region is lost.',
    });
  }
}
