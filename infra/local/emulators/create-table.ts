import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DescribeTableCommand,
  DynamoDBClient,
  ListTablesCommand,
} from '@aws-sdk/client-dynamodb';
import { TABLE } from '#infra/table.ts';

/**
 * Creates a table if it is missing; `endpoint` is the origin of a DynamoDB. Throws OutdatedTable if the existing one
 * lacks an index.
 */
export async function ensureTable(endpoint: string, table: CreateTableCommandInput): Promise<void> {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = new DynamoDBClient({ endpoint, region: 'ca-central-1', credentials });
  try {
    const { TableNames = [] } = await client.send(new ListTablesCommand({}));
    if (!TableNames.includes(table.TableName ?? '')) await client.send(new CreateTableCommand(table));
    else await checkIndexes(client, table);
  } finally {
    client.destroy();
  }
}

/** The data is from an older version of the product; local indexes can only be created with the table. */
export class OutdatedTable extends Error {
  override readonly name = 'OutdatedTable';
}

type Indexes = Pick<CreateTableCommandInput, 'LocalSecondaryIndexes' | 'GlobalSecondaryIndexes'>;

async function checkIndexes(client: DynamoDBClient, wanted: CreateTableCommandInput): Promise<void> {
  const { Table = {} } = await client.send(new DescribeTableCommand({ TableName: wanted.TableName }));
  const namesOf = ({ LocalSecondaryIndexes = [], GlobalSecondaryIndexes = [] }: Indexes) =>
    [...LocalSecondaryIndexes, ...GlobalSecondaryIndexes].map(({ IndexName }) => IndexName);
  const present = namesOf(Table as Indexes);
  const missing = namesOf(wanted).filter((name) => !present.includes(name));
  if (missing.length === 0) return;
  throw new OutdatedTable(
    'The data on this machine is from an older version and cannot be read by this one. It has not been changed. ' +
      'To delete it and start afresh, run npm start -- --reset. To keep it, choose another folder: ' +
      'LOCAL_FOLDER=.local-new npm start',
  );
}

/** The definition of the product's table, under this name. */
export function tableNamed(TableName: string): CreateTableCommandInput {
  const attributes = [
    TABLE.partitionKey,
    TABLE.sortKey,
    ...TABLE.localIndexes.map(({ sortKey }) => sortKey),
    ...TABLE.globalIndexes.flatMap(({ partitionKey, sortKey }) => [partitionKey, sortKey]),
  ];
  return {
    TableName,
    BillingMode: 'PAY_PER_REQUEST' as const,
    AttributeDefinitions: attributes.map((AttributeName) => ({ AttributeName, AttributeType: 'S' as const })),
    KeySchema: keys(TABLE.partitionKey, TABLE.sortKey),
    LocalSecondaryIndexes: TABLE.localIndexes.map(({ name, sortKey }) => ({
      IndexName: name,
      KeySchema: keys(TABLE.partitionKey, sortKey),
      Projection: { ProjectionType: 'ALL' as const },
    })),
    GlobalSecondaryIndexes: TABLE.globalIndexes.map(({ name, partitionKey, sortKey }) => ({
      IndexName: name,
      KeySchema: keys(partitionKey, sortKey),
      Projection: { ProjectionType: 'KEYS_ONLY' as const },
    })),
  };
}

function keys(hash: string, range: string) {
  return [
    { AttributeName: hash, KeyType: 'HASH' as const },
    { AttributeName: range, KeyType: 'RANGE' as const },
  ];
}
