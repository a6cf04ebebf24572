import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { onTestFinished } from 'vitest';
import { ensureTable, tableNamed } from '#infra/local/emulators/create-table.ts';
import { startDynamoDb } from '#infra/local/emulators/dynamodb.ts';
import { AWS } from './test-folder.ts';

/** An empty table, and clients for it and for others of its database; removed after the test. */
export async function aTable() {
  const emulator = process.env.AWS_ENDPOINT_URL_DYNAMODB
    ? { endpoint: process.env.AWS_ENDPOINT_URL_DYNAMODB, stop: async () => undefined }
    : await startDynamoDb();
  const dynamo = new DynamoDBClient({ ...AWS, region: 'ca-central-1', endpoint: emulator.endpoint });
  onTestFinished(async () => {
    dynamo.destroy();
    await emulator.stop();
  });
  const add = async () => {
    const name = `test-${crypto.randomUUID()}`;
    await ensureTable(emulator.endpoint, tableNamed(name));
    return name;
  };
  const client = DynamoDBDocumentClient.from(dynamo, { marshallOptions: { removeUndefinedValues: true } });
  return { client, dynamo, name: await add(), add };
}
