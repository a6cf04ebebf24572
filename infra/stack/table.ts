import { RemovalPolicy } from 'aws-cdk-lib';
import { type IMetric, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { type Attribute, AttributeType, Billing, ProjectionType, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { TABLE } from '#infra/table.ts';
import type { StageConfig } from './config.ts';
import { sumOf } from './failures.ts';

/** The item actions of a function; no scans. A transaction needs the actions of its writes. */
export type TableAction =
  | 'GetItem'
  | 'BatchGetItem'
  | 'Query'
  | 'PutItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'ConditionCheckItem';

/** An index that a function may query. */
export type TableIndex = (typeof TABLE.localIndexes | typeof TABLE.globalIndexes)[number]['name'];

/** What a function may do with the table. */
type TablePermissions = {
  readonly table: readonly TableAction[];
  readonly indexes?: readonly TableIndex[];
  readonly deletesActivity?: true;
};

type Settings = Pick<StageConfig, 'restoredTable' | 'protection'>;

/** Partitions of the activity log (functions/data/table/keys.md). */
const ACTIVITY_PARTITIONS = 'AUDIT#*';

/** The table, or the restored one that replaces it. */
export class Table extends Construct {
  readonly #table: Pick<TableV2, 'tableArn' | 'tableName'>;

  constructor(scope: Construct, id: string, { restoredTable, protection }: Settings) {
    super(scope, id);
    const table = new TableV2(this, 'Items', {
      partitionKey: text(TABLE.partitionKey),
      sortKey: text(TABLE.sortKey),
      localSecondaryIndexes: TABLE.localIndexes.map(({ name, sortKey }) => ({
        indexName: name,
        sortKey: text(sortKey),
        projectionType: ProjectionType.ALL,
      })),
      globalSecondaryIndexes: TABLE.globalIndexes.map(({ name, partitionKey, sortKey }) => ({
        indexName: name,
        partitionKey: text(partitionKey),
        sortKey: text(sortKey),
        projectionType: ProjectionType.KEYS_ONLY,
      })),
      timeToLiveAttribute: TABLE.timeToLive,
      billing: Billing.onDemand(),
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true, recoveryPeriodInDays: 35 },
      deletionProtection: protection === 'on',
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    this.#table = restoredTable ? TableV2.fromTableName(this, 'Restored', restoredTable) : table;
  }

  /** The table that the functions use. */
  get tableArn(): string {
    return this.#table.tableArn;
  }

  /** Reads and writes that DynamoDB refused, of the table and its global indexes. */
  get throttles(): IMetric {
    const { tableName } = this.#table;
    const refused = (metricName: string, index?: string) =>
      new Metric({
        namespace: 'AWS/DynamoDB',
        metricName,
        statistic: Stats.SUM,
        dimensionsMap: { TableName: tableName, ...(index && { GlobalSecondaryIndexName: index }) },
      });
    const usingMetrics = {
      reads: refused('ReadThrottleEvents'),
      writes: refused('WriteThrottleEvents'),
      ...Object.fromEntries(TABLE.globalIndexes.map(({ name }) => [name, refused('WriteThrottleEvents', name)])),
    };
    return sumOf(usingMetrics, 'Refused reads and writes');
  }

  /**
   * Grants a function these actions and indexes, and sets the table's name in its environment. Entries of the activity
   * log can be added, but not changed or deleted.
   */
  bind(fn: LambdaFunction, { table: actions, indexes = [], deletesActivity }: TablePermissions): void {
    fn.addEnvironment('TABLE_NAME', this.#table.tableName);
    fn.addToRolePolicy(
      new PolicyStatement({
        actions: actions.map((action) => `dynamodb:${action}`),
        resources: [this.#table.tableArn],
      }),
    );
    const denied = actions.filter((action) => action === 'UpdateItem' || (action === 'DeleteItem' && !deletesActivity));
    if (denied.length > 0) {
      fn.addToRolePolicy(
        new PolicyStatement({
          effect: Effect.DENY,
          actions: denied.map((action) => `dynamodb:${action}`),
          resources: [this.#table.tableArn],
          conditions: { 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': [ACTIVITY_PARTITIONS] } },
        }),
      );
    }
    if (indexes.length === 0) return;
    const resources = indexes.map((index) => `${this.#table.tableArn}/index/${index}`);
    fn.addToRolePolicy(new PolicyStatement({ actions: ['dynamodb:Query'], resources }));
  }
}

function text(name: string): Attribute {
  return { name, type: AttributeType.STRING };
}
