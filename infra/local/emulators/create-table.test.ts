import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { expect, it, onTestFinished } from 'vitest';
import { TABLE } from '#infra/table.ts';
import { AWS, testFolder } from '#test/support/test-folder.ts';
import { ensureTable, tableNamed } from './create-table.ts';
import { startDynamoDb } from './dynamodb.ts';

async function aDatabase() {
  const emulator = await startDynamoDb({ folder: testFolder() });
  onTestFinished(() => emulator.stop());
  return emulator.endpoint;
}

it('creates the table once', async () => {
  const endpoint = await aDatabase();
  await ensureTable(endpoint, tableNamed('test'));
  await expect(ensureTable(endpoint, tableNamed('test'))).resolves.toBeUndefined();
});

it('explains what to do if the data lacks an index, and keeps it', async () => {
  const endpoint = await aDatabase();
  const keys = [TABLE.partitionKey, TABLE.sortKey];
  await new DynamoDBClient({ ...AWS, endpoint }).send(
    new CreateTableCommand({
      TableName: 'test',
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: keys.map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
      KeySchema: keys.map((AttributeName, index) => ({ AttributeName, KeyType: index === 0 ? 'HASH' : 'RANGE' })),
    }),
  );
  await expect(ensureTable(endpoint, tableNamed('test'))).rejects.toThrow('npm start -- --reset');
  await expect(ensureTable(endpoint, tableNamed('test'))).rejects.toThrow('npm start -- --reset');
});
