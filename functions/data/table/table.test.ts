import { DynamoDBClient, TransactionCanceledException, TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { BatchGetCommand, DynamoDBDocumentClient, TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openTable } from './table.ts';
import { putNew } from './write.ts';

const dynamo = mockClient(DynamoDBDocumentClient.from(new DynamoDBClient()));
const table = openTable('table', dynamo as unknown as DynamoDBDocumentClient);
const writes = { first: putNew({ pk: 'a', sk: 'a' }), second: putNew({ pk: 'b', sk: 'b' }) };

function cancelled(...codes: string[]): TransactionCanceledException {
  return new TransactionCanceledException({
    $metadata: {},
    message: 'cancelled',
    CancellationReasons: codes.map((Code) => ({ Code })),
  });
}

beforeEach(() => {
  dynamo.reset();
});

describe('a transaction', () => {
  it('names the first write whose condition failed', async () => {
    dynamo.on(TransactWriteCommand).rejects(cancelled('None', 'ConditionalCheckFailed'));
    expect(await table.transact(writes)).toBe('second');
    expect(dynamo.commandCalls(TransactWriteCommand)).toHaveLength(1);
  });

  it('is retried after a conflict with another', async () => {
    dynamo.on(TransactWriteCommand).rejectsOnce(cancelled('TransactionConflict', 'None')).resolves({});
    expect(await table.transact(writes)).toBeNull();
    expect(dynamo.commandCalls(TransactWriteCommand)).toHaveLength(2);
  });

  it.each([
    cancelled('ThrottlingError', 'None'),
    cancelled('None', 'ProvisionedThroughputExceeded'),
    Object.assign(new Error('slow down'), { name: 'ThrottlingException' }),
    Object.assign(new Error('slow down'), { name: 'ProvisionedThroughputExceededException' }),
  ])('is retried when throttled', async (throttled) => {
    dynamo.on(TransactWriteCommand).rejectsOnce(throttled).resolves({});
    expect(await table.transact(writes)).toBeNull();
    expect(dynamo.commandCalls(TransactWriteCommand)).toHaveLength(2);
  });

  it('is not retried if a condition failed beside a conflict', async () => {
    dynamo.on(TransactWriteCommand).rejects(cancelled('TransactionConflict', 'ConditionalCheckFailed'));
    expect(await table.transact(writes)).toBe('second');
    expect(dynamo.commandCalls(TransactWriteCommand)).toHaveLength(1);
  });

  it('is not retried by a function that was frozen in the meantime', async () => {
    const now = vi.spyOn(Date, 'now').mockReturnValueOnce(0).mockReturnValue(61_000);
    dynamo.on(TransactWriteCommand).rejects(cancelled('TransactionConflict', 'None'));
    await expect(table.transact(writes)).rejects.toThrow('cancelled');
    expect(dynamo.commandCalls(TransactWriteCommand)).toHaveLength(1);
    now.mockRestore();
  });

  it('throws every other failure', async () => {
    dynamo.on(TransactWriteCommand).rejects(cancelled('ValidationError', 'None'));
    await expect(table.transact(writes)).rejects.toThrow('cancelled');
    dynamo.on(TransactWriteCommand).rejects(new Error('gone'));
    await expect(table.transact(writes)).rejects.toThrow('gone');
  });
});

describe('a change of one item', () => {
  it('is retried while a transaction holds the item', async () => {
    const conflict = new TransactionConflictException({ $metadata: {}, message: 'conflict' });
    dynamo
      .on(UpdateCommand)
      .rejectsOnce(conflict)
      .resolves({ Attributes: { pk: 'a' } });
    const change = { Key: { pk: 'a', sk: 'a' }, UpdateExpression: 'SET x = :x' };
    expect(await table.update(change)).toEqual({ pk: 'a' });
    expect(dynamo.commandCalls(UpdateCommand)).toHaveLength(2);
  });
});

describe('a read of several items', () => {
  it('asks again for those that did not fit in a response', async () => {
    const [first, second] = [
      { pk: 'a', sk: 'a' },
      { pk: 'b', sk: 'b' },
    ];
    dynamo
      .on(BatchGetCommand)
      .resolvesOnce({ Responses: { table: [first] }, UnprocessedKeys: { table: { Keys: [second] } } })
      .resolves({ Responses: { table: [second] } });
    expect(await table.getAll([first, second])).toEqual([first, second]);
    const requested = dynamo.commandCalls(BatchGetCommand).map(({ args }) => args[0].input.RequestItems?.table?.Keys);
    expect(requested).toEqual([[first, second], [second]]);
  });

  it('of none reads nothing', async () => {
    expect(await table.getAll([])).toEqual([]);
    expect(dynamo.commandCalls(BatchGetCommand)).toEqual([]);
  });
});
