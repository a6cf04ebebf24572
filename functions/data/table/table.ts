import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  TransactionCanceledException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  type QueryCommandInput,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { AWS_CLIENT } from '#functions/services/aws-client.ts';
import type { Key } from './keys.ts';
import { retry } from './retry.ts';

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];
type WithoutTable<T> = T extends object ? { [K in keyof T as K extends 'TableName' ? never : K]: T[K] } : T;

/** One write of a transaction in DynamoDB's form, without the table name. */
export type Write = { [K in keyof TransactItem]?: WithoutTable<TransactItem[K]> };

/** A query of one partition or of an index. */
export type Range = Omit<QueryCommandInput, 'TableName'>;

/** The table. Reads are consistent unless stated otherwise; a change of several items is one transaction. */
export type Table = ReturnType<typeof openTable>;

/** Opens a table, by default the environment's `TABLE_NAME`. */
export function openTable(name = process.env.TABLE_NAME ?? '', client = documentClient()) {
  return {
    /** Costs half if it need not be consistent. */
    async get<Item extends object>(key: Key, { isConsistent } = { isConsistent: true }): Promise<Item | undefined> {
      const { Item } = await client.send(new GetCommand({ TableName: name, Key: key, ConsistentRead: isConsistent }));
      return Item as Item | undefined;
    },
    /** The items with these keys, 100 at most, in any order; omits missing ones. */
    async getAll<Item extends object>(keys: readonly Key[]): Promise<Item[]> {
      const items: Item[] = [];
      let missing: Record<string, unknown>[] = [...keys];
      while (missing.length > 0) {
        const RequestItems = { [name]: { Keys: missing, ConsistentRead: true } };
        const { Responses, UnprocessedKeys } = await client.send(new BatchGetCommand({ RequestItems }));
        items.push(...((Responses?.[name] ?? []) as Item[]));
        // A response ends at 16 MB.
        missing = UnprocessedKeys?.[name]?.Keys ?? [];
      }
      return items;
    },
    /** The items of a range, in order, up to its `Limit` across all pages. */
    async query<Item extends object>({ Limit = Number.POSITIVE_INFINITY, ...range }: Range): Promise<Item[]> {
      const items: Item[] = [];
      let after: QueryCommandInput['ExclusiveStartKey'];
      do {
        // Reads are billed, so each page requests only the remaining items.
        const missing = Limit - items.length;
        const part = {
          ...(Number.isFinite(missing) && { Limit: missing }),
          ...(after && { ExclusiveStartKey: after }),
        };
        const page = await client.send(new QueryCommand({ ...range, ...part, TableName: name }));
        items.push(...((page.Items ?? []) as Item[]));
        after = page.LastEvaluatedKey;
      } while (after && items.length < Limit);
      return items;
    },
    /** Changes one item. Returns the stored item, or null if the condition failed. */
    async update<Item extends object>(update: WithoutTable<UpdateCommandInput>): Promise<Item | null> {
      const command = new UpdateCommand({ ...update, TableName: name, ReturnValues: 'ALL_NEW' });
      try {
        return (await retryOnConflict('update', () => client.send(command))).Attributes as Item;
      } catch (error) {
        if (error instanceof ConditionalCheckFailedException) return null;
        throw error;
      }
    },
    /**
     * Writes all or nothing. Returns null when done, or the name of the first write whose condition failed. Conflicts
     * with other transactions and throttling are retried.
     */
    transact: <Name extends string>(writes: Readonly<Record<Name, Write>>) => transact(client, name, writes),
  };
}

/** Retries a write while another transaction holds its items or the table is throttled. */
async function retryOnConflict<Result>(what: string, send: () => Promise<Result>): Promise<Result> {
  let busy: unknown;
  const result = await retry(what, async () => {
    try {
      return await send();
    } catch (error) {
      if (!isBusy(error)) throw error;
      busy = error;
      return null;
    }
  });
  if (result === null) throw busy;
  return result;
}

/** The SDK retries throttled requests once, and never retries a transaction cancelled because of one of its items. */
const BUSY = ['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'];
const THROTTLED = ['ThrottlingException', 'ProvisionedThroughputExceededException', 'RequestLimitExceeded'];

function isBusy(error: unknown): boolean {
  if (error instanceof TransactionConflictException) return true;
  if (error instanceof TransactionCanceledException) {
    const codes = (error.CancellationReasons ?? []).map(({ Code }) => Code ?? '');
    return codes.some((code) => BUSY.includes(code)) && !codes.includes('ConditionalCheckFailed');
  }
  return error instanceof Error && THROTTLED.includes(error.name);
}

async function transact<Name extends string>(
  client: DynamoDBDocumentClient,
  table: string,
  writes: Readonly<Record<Name, Write>>,
): Promise<Name | null> {
  const named = Object.entries<Write>(writes) as [Name, Write][];
  const TransactItems = named.map(([, write]) => withTable(write, table));
  try {
    await retryOnConflict('transaction', () => client.send(new TransactWriteCommand({ TransactItems })));
    return null;
  } catch (error) {
    const reasons = error instanceof TransactionCanceledException ? (error.CancellationReasons ?? []) : [];
    const failed = reasons.findIndex((reason) => reason.Code === 'ConditionalCheckFailed');
    const name = named[failed]?.[0];
    if (name === undefined) throw error;
    return name;
  }
}

function withTable(write: Write, TableName: string): TransactItem {
  return Object.fromEntries(Object.entries(write).map(([kind, value]) => [kind, { ...value, TableName }]));
}

function documentClient(): DynamoDBDocumentClient {
  return DynamoDBDocumentClient.from(new DynamoDBClient(AWS_CLIENT), {
    marshallOptions: { removeUndefinedValues: true },
  });
}
