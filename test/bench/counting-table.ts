import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { openTable, type Table } from '#functions/data/table/table.ts';
import { ensureTable, tableNamed } from '#infra/local/emulators/create-table.ts';
import { startDynamoDb } from '#infra/local/emulators/dynamodb.ts';

const NAME = 'bench';

/**
 * Capacity units, how many of them were writes, requests, and round trips. Concurrent requests are one round trip.
 */
export type Cost = { units: number; written: number; requests: number; roundTrips: number };

const NOTHING: Cost = { units: 0, written: 0, requests: 0, roundTrips: 0 };

/** A table on the emulator that counts requests and consumed capacity. */
export type CountingTable = {
  table: Table;
  /** Runs `work` and returns its cost. */
  costOf: (work: () => Promise<unknown>) => Promise<Cost>;
  fill: (items: Iterable<object>) => Promise<void>;
  stop: () => Promise<void>;
};

export async function openCountingTable(folder: string): Promise<CountingTable> {
  const emulator = await startDynamoDb({ folder });
  await ensureTable(emulator.endpoint, tableNamed(NAME));
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const dynamo = new DynamoDBClient({ endpoint: emulator.endpoint, region: 'ca-central-1', credentials });
  const client = DynamoDBDocumentClient.from(dynamo, { marshallOptions: { removeUndefinedValues: true } });
  let cost: Cost = { ...NOTHING };
  let underWay = 0;
  client.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' });
        if (underWay === 0) cost.roundTrips += 1;
        underWay += 1;
        const result = await next(args).finally(() => {
          underWay -= 1;
        });
        const { ConsumedCapacity: used } = result.output as { ConsumedCapacity?: Capacity | Capacity[] };
        const units = [used ?? []].flat().reduce((sum, each) => sum + (each.CapacityUnits ?? 0), 0);
        cost.requests += 1;
        cost.units += units;
        if (!/^(Get|Query)/.test(commandName)) cost.written += units;
        return result;
      },
    { step: 'initialize' },
  );
  return {
    table: openTable(NAME, client),
    async costOf(work) {
      cost = { ...NOTHING };
      await work();
      return { ...cost };
    },
    async fill(items) {
      const rest = batches(items, 25);
      const writeNext = async () => {
        for (const batch of rest) {
          const puts = batch.map((Item) => ({ PutRequest: { Item } }));
          await client.send(new BatchWriteCommand({ RequestItems: { [NAME]: puts } }));
        }
      };
      await Promise.all(Array.from({ length: 8 }, writeNext));
    },
    stop: () => emulator.stop(),
  };
}

type Capacity = { CapacityUnits?: number };

function* batches<Item>(items: Iterable<Item>, size: number): Iterable<Item[]> {
  let batch: Item[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length === size) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}
