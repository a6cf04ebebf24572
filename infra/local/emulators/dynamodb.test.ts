import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, onTestFinished, test, vi } from 'vitest';
import { AWS, testFolder } from '#test/support/test-folder.ts';
import { startDynamoDb } from './dynamodb.ts';

const TABLE = { TableName: 'test' };

async function open(folder: string) {
  const local = await startDynamoDb({ folder });
  onTestFinished(() => local.stop());
  return { local, ...clientsOf(local.endpoint) };
}

function clientsOf(endpoint: string) {
  const client = new DynamoDBClient({ ...AWS, endpoint });
  return { client, table: DynamoDBDocumentClient.from(client) };
}

function createTable(client: DynamoDBClient) {
  const AttributeDefinitions = [{ AttributeName: 'id', AttributeType: 'S' as const }];
  const KeySchema = [{ AttributeName: 'id', KeyType: 'HASH' as const }];
  return client.send(
    new CreateTableCommand({ ...TABLE, AttributeDefinitions, KeySchema, BillingMode: 'PAY_PER_REQUEST' }),
  );
}

/** Writes items one after the other until a write fails, and returns the acknowledged ids. */
async function writeUntilItFails(table: DynamoDBDocumentClient, onWrite: (count: number) => void): Promise<string[]> {
  const acknowledged: string[] = [];
  for (let count = 1; ; count += 1) {
    const id = `item-${count}`;
    const write = table.send(new PutCommand({ ...TABLE, Item: { id } }));
    const isWritten = await write.then(
      () => true,
      () => false,
    );
    if (!isWritten) return acknowledged;
    acknowledged.push(id);
    onWrite(count);
  }
}

test('every acknowledged write survives a kill -9 of the database', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const folder = testFolder();
  const { local, client, table } = await open(folder);
  await createTable(client);
  const acknowledged = await writeUntilItFails(table, (count) => {
    if (count === 300) process.kill(local.processId, 'SIGKILL');
  });
  expect(acknowledged.length).toBeGreaterThanOrEqual(300);
  await local.stop();

  const again = await open(folder);
  for (const id of acknowledged) {
    expect((await again.table.send(new GetCommand({ ...TABLE, Key: { id } }))).Item).toEqual({ id });
  }
});

test('ends with a parent that is killed with -9, and keeps its writes', async () => {
  const folder = testFolder();
  const parent = startParent(folder);
  onTestFinished(() => void parent.kill('SIGKILL'));
  const endpoint = await firstLine(parent);
  const { client, table } = clientsOf(endpoint);
  await createTable(client);
  await table.send(new PutCommand({ ...TABLE, Item: { id: 'kept' } }));
  parent.kill('SIGKILL');
  await once(parent, 'exit');
  await expect.poll(() => fetch(endpoint).catch(() => 'ended'), { timeout: 5000 }).toBe('ended');

  const again = await open(folder);
  expect((await again.table.send(new GetCommand({ ...TABLE, Key: { id: 'kept' } }))).Item).toEqual({ id: 'kept' });
});

function startParent(folder: string): ChildProcess {
  const script = `
    const { startDynamoDb } = await import(process.argv[1]);
    console.log((await startDynamoDb({ folder: process.argv[2] })).endpoint);
    setInterval(() => undefined, 1000);
  `;
  const module = new URL('./dynamodb.ts', import.meta.url).href;
  const options = ['--input-type=module', '--eval', script, module, folder];
  return spawn(process.execPath, options, { stdio: ['ignore', 'pipe', 'inherit'] });
}

async function firstLine(parent: ChildProcess): Promise<string> {
  if (!parent.stdout) throw new Error('The parent has no output');
  for await (const line of createInterface(parent.stdout)) return line;
  throw new Error('The parent ended without output');
}

test('a transaction says which of its conditions failed, and changes nothing', async () => {
  const { client, table } = await open(testFolder());
  await createTable(client);
  await table.send(new PutCommand({ ...TABLE, Item: { id: 'taken' } }));
  const put = (id: string) => ({ Put: { ...TABLE, Item: { id }, ConditionExpression: 'attribute_not_exists(id)' } });
  const change = table.send(new TransactWriteCommand({ TransactItems: [put('free'), put('taken')] }));
  await expect(change).rejects.toMatchObject({
    name: 'TransactionCanceledException',
    CancellationReasons: [{ Code: 'None' }, { Code: 'ConditionalCheckFailed' }],
  });
  expect((await table.send(new GetCommand({ ...TABLE, Key: { id: 'free' } }))).Item).toBeUndefined();
});

test('leaves nothing behind after a stop', async () => {
  const { local } = await open(testFolder());
  await local.stop();
  expect(() => process.kill(local.processId, 0)).toThrow('ESRCH');
  await expect(fetch(local.endpoint)).rejects.toThrow();
});
