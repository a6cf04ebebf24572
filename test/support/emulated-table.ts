import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterAll } from 'vitest';
import { openTable, type Table } from '#functions/data/table/table.ts';
import { ensureTable, tableNamed } from '#infra/local/emulators/create-table.ts';
import { startDynamoDb } from '#infra/local/emulators/dynamodb.ts';

/**
 * A new, empty table for one test file, on the DynamoDB at `AWS_ENDPOINT_URL_DYNAMODB`, or else on an emulator that is
 * removed after its tests.
 */
export async function emulatedTable(): Promise<Table> {
  const endpoint = process.env.AWS_ENDPOINT_URL_DYNAMODB ?? (await emulatorOfFile());
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const dynamo = new DynamoDBClient({ endpoint, region: 'ca-central-1', credentials });
  afterAll(() => dynamo.destroy());
  const name = `test-${crypto.randomUUID()}`;
  await ensureTable(endpoint, tableNamed(name));
  return openTable(name, DynamoDBDocumentClient.from(dynamo, { marshallOptions: { removeUndefinedValues: true } }));
}

async function emulatorOfFile(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'table-'));
  const { endpoint, stop } = await startDynamoDb({ folder });
  afterAll(async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return endpoint;
}
