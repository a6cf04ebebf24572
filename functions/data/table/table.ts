import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  TransactionCanceledException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb';
import {
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

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];
type WithoutTable<T> = T extends object ? { [K in keyof T as K extends 'TableName' ? never : K]: T[K] } : T;

/** One write of a transaction, in DynamoDB's own words, without the table's name. */
export type Write = { [K in keyof TransactItem]?: WithoutTable<TransactItem[K]> };

/** A range of one partition, or of an index. */
export type Range = Omit<QueryCommandInput, 'TableName'>;

/** The one table. Reads are consistent wherever DynamoDB can; a change of several items is one transaction. */
export type Table = {
  /** The item under a key, or undefined. */
  get: <Item extends object>(key: Key) => Promise<Item | undefined>;
  /** The items of a range, in order, up to its `Limit` over all pages. */
  query: <Item extends object>(range: Range) => Promise<Item[]>;
  /** Changes one item and answers it as it then is, or null when the condition did not hold. */
  update: <Item extends object>(update: WithoutTable<UpdateCommandInput>) => Promise<Item | null>;
  /**
   * Writes all or nothing. Answers null when done, or the name of the first write whose condition did not hold.
   * Collisions with other transactions are tried again.
   */
  transact: <Name extends string>(writes: Readonly<Record<Name, Write>>) => Promise<Name | null>;
};

/** Opens the table of this name, or of the environment's `TABLE_NAME`. */
export function openTable(name = process.env.TABLE_NAME ?? '', client = documentClient()): Table {
  return {
    async get<Item>(key: Key) {
      const { Item } = await client.send(new GetCommand({ TableName: name, Key: key, ConsistentRead: true }));
      return Item as Item | undefined;
    },
    async query<Item>({ Limit = Number.POSITIVE_INFINITY, ...range }: Range) {
      const items: Item[] = [];
      let after: QueryCommandInput['ExclusiveStartKey'];
      do {
        // Each page asks for no more than is missing: what is read is paid for.
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
    async update<Item>(update: WithoutTable<UpdateCommandInput>) {
      const command = new UpdateCommand({ ...update, TableName: name, ReturnValues: 'ALL_NEW' });
      try {
        return (await untilFree(() => client.send(command))).Attributes as Item;
      } catch (error) {
        if (error instanceof ConditionalCheckFailedException) return null;
        throw error;
      }
    },
    transact: (writes) => transact(client, name, writes),
  };
}

const MAX_ATTEMPTS = 12;
/** A function that was frozen between two tries must not write minutes later what it knew then. */
const LONGEST_TRYING_MS = 60_000;

/** Tries again, after a random pause that grows, while another transaction holds the same items. */
async function untilFree<Result>(send: () => Promise<Result>): Promise<Result> {
  const startedAt = Date.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send();
    } catch (error) {
      if (!isCollision(error) || attempt === MAX_ATTEMPTS) throw error;
      await pause(Math.random() * Math.min(1_000, 20 * 2 ** attempt));
      if (Date.now() - startedAt > LONGEST_TRYING_MS) throw error;
    }
  }
}

function isCollision(error: unknown): boolean {
  if (error instanceof TransactionConflictException) return true;
  const reasons = error instanceof TransactionCanceledException ? (error.CancellationReasons ?? []) : [];
  const has = (code: string) => reasons.some((reason) => reason.Code === code);
  return has('TransactionConflict') && !has('ConditionalCheckFailed');
}

async function transact<Name extends string>(
  client: DynamoDBDocumentClient,
  table: string,
  writes: Readonly<Record<Name, Write>>,
): Promise<Name | null> {
  const named = Object.entries<Write>(writes) as [Name, Write][];
  const TransactItems = named.map(([, write]) => withTable(write, table));
  try {
    await untilFree(() => client.send(new TransactWriteCommand({ TransactItems })));
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

function pause(durationMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, durationMs));
}

function documentClient(): DynamoDBDocumentClient {
  return DynamoDBDocumentClient.from(new DynamoDBClient(AWS_CLIENT), {
    marshallOptions: { removeUndefinedValues: true },
  });
}
