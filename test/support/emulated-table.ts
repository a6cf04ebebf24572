import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterAll } from 'vitest';
import { openTable, type Table } from '#functions/data/table/table.ts';
import { AWS_CLIENT } from '#functions/services/aws-client.ts';
import { ensureTable, tableNamed } from '#infra/local/emulators/create-table.ts';
import { startDynamoDb } from '#infra/local/emulators/dynamodb.ts';
import { UNSIGNED } from './unsigned.ts';

/**
 * A new, empty table for one test file, on the DynamoDB at `AWS_ENDPOINT_URL_DYNAMODB`, or else on an emulator that is
 * removed after its tests.
 */
export async function emulatedTable(): Promise<Table> {
  const endpoint = process.env.AWS_ENDPOINT_URL_DYNAMODB ?? (await emulatorOfFile());
  const dynamo = new DynamoDBClient({ ...UNSIGNED, logger: AWS_CLIENT.logger, endpoint });
  afterAll(() => dynamo.destroy());
  const name = `test-${crypto.randomUUID()}`;
  await ensureTable(endpoint, tableNamed(name));
  return openTable(name, DynamoDBDocumentClient.from(dynamo, { marshallOptions: { removeUndefinedValues: true } }));
}

async function emulatorOfFile(): Promise<string> {
  const { endpoint, stop } = await startDynamoDb();
  afterAll(stop);
  return endpoint;
}
