import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterAll } from 'vitest';
import { openTable, type Table } from '#functions/data/table/table.ts';
import { ensureTable, tableNamed } from '#infra/local/emulators/create-table.ts';
import { startDynamoDb } from '#infra/local/emulators/dynamodb.ts';

const NAME = 'test';

/** A new, empty table on the DynamoDB emulator for one test file; removed after its tests. */
export async function emulatedTable(): Promise<Table> {
  const folder = mkdtempSync(join(tmpdir(), 'table-'));
  const { endpoint, stop } = await startDynamoDb({ folder });
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const dynamo = new DynamoDBClient({ endpoint, region: 'ca-central-1', credentials });
  afterAll(async () => {
    dynamo.destroy();
    await stop();
    rmSync(folder, { recursive: true, force: true });
  });
  await ensureTable(endpoint, tableNamed(NAME));
  return openTable(NAME, DynamoDBDocumentClient.from(dynamo, { marshallOptions: { removeUndefinedValues: true } }));
}
