import { CreateTableCommand, DescribeTableCommand, DynamoDBClient, ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { TABLE } from '#infra/table.ts';

/**
 * Makes the one table, unless it is there; `endpoint` is the origin of a DynamoDB. Throws OutdatedTable when the one that
 * is there lacks an index.
 */
export async function ensureTable(endpoint: string, name: string): Promise<void> {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = new DynamoDBClient({ endpoint, region: 'ca-central-1', credentials });
  try {
    const { TableNames = [] } = await client.send(new ListTablesCommand({}));
    if (!TableNames.includes(name)) await client.send(new CreateTableCommand(definition(name)));
    else await checkIndexes(client, name);
  } finally {
    client.destroy();
  }
}

/** The data was made by an older version of the product; a table takes its local indexes only when it is made. */
export class OutdatedTable extends Error {
  override readonly name = 'OutdatedTable';
}

async function checkIndexes(client: DynamoDBClient, TableName: string): Promise<void> {
  const { Table } = await client.send(new DescribeTableCommand({ TableName }));
  const present = [...(Table?.LocalSecondaryIndexes ?? []), ...(Table?.GlobalSecondaryIndexes ?? [])];
  const missing = [...TABLE.localIndexes, ...TABLE.globalIndexes].filter(
    ({ name }) => !present.some(({ IndexName }) => IndexName === name),
  );
  if (missing.length === 0) return;
  throw new OutdatedTable(
    'The data on this machine was made by an older version and cannot be read by this one. It is left as it is. ' +
      'Start afresh, which deletes it, with: npm start -- --reset. Or keep it and choose another folder: ' +
      'LOCAL_FOLDER=.local-new npm start',
  );
}

function definition(TableName: string) {
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
