import { ArnFormat, Aws, Duration, Fn, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import {
  BackupPlan,
  BackupPlanRule,
  BackupResource,
  BackupSelection,
  BackupVault,
  type IBackupVault,
} from 'aws-cdk-lib/aws-backup';
import { Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events';
import { SnsTopic } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { KEPT_DAYS, type SecondRegion } from './second-region.ts';
import type { Table } from './table.ts';

/** Every backup is a full copy, and in its own region the table can be restored to any second of 35 days anyway. */
const KEPT_HERE_DAYS = 7;

type Props = { readonly table: Table; readonly place: SecondRegion; readonly notices: ITopic };

/** Backs up the table every day and copies the backup to the vault in the second region. */
export class Backup extends Construct {
  constructor(scope: Construct, id: string, { table, place, notices }: Props) {
    super(scope, id);
    const vault = new BackupVault(this, 'Vault', {
      // Vaults have no generated names, and one that was kept must not prevent a new stack of the same name.
      backupVaultName: `daily-${Fn.select(2, Fn.split('/', Aws.STACK_ID))}`,
      lockConfiguration: { minRetention: Duration.days(KEPT_HERE_DAYS) },
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    const secondVault = vaultIn(this, place);
    const plan = new BackupPlan(this, 'Plan', {
      backupPlanName: Stack.of(this).stackName,
      backupPlanRules: [
        new BackupPlanRule({
          ruleName: 'daily',
          backupVault: vault,
          // Night in Canada.
          scheduleExpression: Schedule.cron({ hour: '8', minute: '0' }),
          startWindow: Duration.hours(1),
          completionWindow: Duration.hours(12),
          deleteAfter: Duration.days(KEPT_HERE_DAYS),
          copyActions: [{ destinationBackupVault: secondVault, deleteAfter: Duration.days(KEPT_DAYS) }],
        }),
      ],
    });
    new BackupSelection(this, 'Table', {
      backupPlan: plan,
      resources: [BackupResource.fromArn(table.tableArn)],
      role: backupRole(this, { tableArn: table.tableArn, vault, secondVault }),
      disableDefaultBackupPolicy: true,
    });
    notifyOfFailures(this, notices);
  }
}

function vaultIn(scope: Construct, { region, vaultName }: SecondRegion): IBackupVault {
  const arn = Stack.of(scope).formatArn({
    service: 'backup',
    region,
    resource: 'backup-vault',
    resourceName: vaultName,
    arnFormat: ArnFormat.COLON_RESOURCE_NAME,
  });
  return BackupVault.fromBackupVaultArn(scope, 'SecondVault', arn);
}

type Rights = { readonly tableArn: string; readonly vault: IBackupVault; readonly secondVault: IBackupVault };

/** The table permissions of AWS's own backup policy, limited to this table and these vaults. */
function backupRole(scope: Construct, { tableArn, vault, secondVault }: Rights): Role {
  const role = new Role(scope, 'Role', {
    description: 'Backs up the table and copies the backups',
    assumedBy: new ServicePrincipal('backup.amazonaws.com'),
  });
  const allow = (actions: string[], resources: string[], conditions = {}) =>
    role.addToPolicy(new PolicyStatement({ actions, resources, conditions }));
  allow(['dynamodb:DescribeTable', 'dynamodb:ListTagsOfResource', 'dynamodb:StartAwsBackupJob'], [tableArn]);
  const vaults = [vault.backupVaultArn, secondVault.backupVaultArn];
  allow(['backup:DescribeBackupVault', 'backup:CopyIntoBackupVault'], vaults);
  allow(['backup:CopyFromBackupVault'], ['*'], {
    'ForAllValues:ArnEquals': { 'backup:CopyTargets': [secondVault.backupVaultArn] },
  });
  const recoveryPoints = `arn:aws:backup:*:${Aws.ACCOUNT_ID}:recovery-point:*`;
  // Backups get the tags of the table.
  allow(['backup:TagResource'], [recoveryPoints]);
  const wildcard = (resource: string) => `AwsSolutions::AwsSolutions-IAM5[Resource::${resource}]`;
  Validations.of(role).acknowledge(
    {
      id: wildcard('*'),
      reason: 'Copying from a vault has no resource in IAM; the condition allows only the vault in the second region.',
    },
    {
      id: wildcard('arn:aws:backup:*:<AWS::AccountId>:recovery-point:*'),
      reason: 'AWS Backup names each backup in both regions; the role may only give it tags.',
    },
  );
  return role;
}

/** Sends an email when a backup or a copy fails, or does not start in time. */
function notifyOfFailures(scope: Construct, notices: ITopic): void {
  const message =
    'A backup of the table, or its copy to the second region, has failed: the AWS Backup console shows the reason under Jobs.';
  new Rule(scope, 'Failures', {
    description: 'Backups and copies that failed',
    eventPattern: {
      source: ['aws.backup'],
      detailType: ['Backup Job State Change', 'Copy Job State Change'],
      detail: { state: ['FAILED', 'ABORTED', 'EXPIRED'] },
    },
    targets: [new SnsTopic(notices, { message: RuleTargetInput.fromText(message) })],
  });
}
