import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { resources, type Statement, synthesize, theOnly } from './synthesize.ts';

const { product, secondRegion } = synthesize({ production: { secondRegion: 'ca-west-1' } });
if (!secondRegion) throw new Error('There is no stack in the second region');

describe('a stage without a second region', () => {
  it('has no stack there, no backups, and copies nothing', () => {
    const without = synthesize();
    expect(without.secondRegion).toBeUndefined();
    expect(resources(without.product, 'AWS::Backup::BackupPlan')).toEqual([]);
    expect(JSON.stringify(without.product.toJSON())).not.toContain('ReplicationConfiguration');
  });

  it('is refused if it is the region of the product', () => {
    expect(() => synthesize({ production: { secondRegion: 'ca-central-1' } })).toThrow('another region');
  });
});

describe('the table', () => {
  it('is backed up every day, for a week here and for 35 days in the second region', () => {
    product.hasResourceProperties('AWS::Backup::BackupPlan', {
      BackupPlan: {
        BackupPlanRule: [
          {
            ScheduleExpression: 'cron(0 8 * * ? *)',
            Lifecycle: { DeleteAfterDays: 7 },
            CopyActions: [{ Lifecycle: { DeleteAfterDays: 35 } }],
          },
        ],
      },
    });
    const table = { 'Fn::GetAtt': [theOnly(product, 'AWS::DynamoDB::GlobalTable').id, 'Arn'] };
    product.hasResourceProperties('AWS::Backup::BackupSelection', { BackupSelection: { Resources: [table] } });
    const plan = JSON.stringify(theOnly(product, 'AWS::Backup::BackupPlan').properties);
    expect(plan).toContain('arn:aws:backup:ca-west-1:');
    expect(plan).toContain(':backup-vault:Invoicing');
    expect(
      theOnly<{ BackupVaultName: string }>(secondRegion, 'AWS::Backup::BackupVault').properties.BackupVaultName,
    ).toBe('Invoicing');
  });

  it('is backed up by a role with no other permissions', () => {
    const policies = resources<{ PolicyDocument: { Statement: Statement[] } }>(product, 'AWS::IAM::Policy');
    const policy = policies.find(({ path }) => path.includes('/Backup/Role/'));
    expect(policy?.properties.PolicyDocument.Statement.flatMap(({ Action }) => Action).sort()).toEqual([
      'backup:CopyFromBackupVault',
      'backup:CopyIntoBackupVault',
      'backup:DescribeBackupVault',
      'backup:TagResource',
      'dynamodb:DescribeTable',
      'dynamodb:ListTagsOfResource',
      'dynamodb:StartAwsBackupJob',
    ]);
  });

  it('notifies the recipients of alarms when a backup or its copy fails', () => {
    product.hasResourceProperties('AWS::Events::Rule', {
      EventPattern: {
        source: ['aws.backup'],
        'detail-type': ['Backup Job State Change', 'Copy Job State Change'],
        detail: { state: ['FAILED', 'ABORTED', 'EXPIRED'] },
      },
      Targets: [Match.objectLike({ Arn: { Ref: Match.stringLikeRegexp('^NoticesTopic') } })],
    });
  });
});

describe('both vaults', () => {
  it.each([
    ['here', product, 7],
    ['in the second region', secondRegion, 35],
  ])('%s keep each backup until it expires', (_, template, days) => {
    template.hasResource('AWS::Backup::BackupVault', {
      DeletionPolicy: 'RetainExceptOnCreate',
      UpdateReplacePolicy: 'Retain',
      Properties: { LockConfiguration: { MinRetentionDays: days } },
    });
  });
});
