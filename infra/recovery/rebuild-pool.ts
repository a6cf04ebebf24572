import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { userKey } from '#functions/data/table/keys.ts';
import type { UserRecord } from '#functions/domain/people/user-record.ts';
import { type Outcome, type Places, rebuildAccount } from './rebuild-account.ts';

/** How many accounts had each outcome, and a line for each user who still needs one. */
export type Rebuilt = { readonly counts: Readonly<Record<Outcome, number>>; readonly left: readonly string[] };

type Source = {
  readonly tableName: string;
  readonly client: DynamoDBDocumentClient;
  /** Called after each page of the table with the number of users so far. */
  readonly onProgress?: (users: number) => void;
};

/** Cognito allows an AWS account 25 such changes a second; more would only be throttled. */
const CONCURRENT = 5;

/**
 * Gives every user of a table an account in a pool. A failure for one does not stop the others; running it again does
 * only what is missing.
 */
export async function rebuildPool(places: Places, { tableName, client, onProgress }: Source): Promise<Rebuilt> {
  const counts: Record<Outcome, number> = { kept: 0, corrected: 0, created: 0, conflict: 0 };
  const left: string[] = [];
  let users = 0;
  for await (const page of usersOf(client, tableName)) {
    for (let first = 0; first < page.length; first += CONCURRENT) {
      await Promise.all(page.slice(first, first + CONCURRENT).map(rebuild));
    }
    users += page.length;
    onProgress?.(users);
  }
  return { counts, left };

  async function rebuild(user: UserRecord): Promise<void> {
    try {
      const outcome = await rebuildAccount(places, user);
      counts[outcome] += 1;
      if (outcome === 'conflict') left.push(`${user.id}: another account in the pool has their email`);
    } catch (error) {
      left.push(`${user.id}: ${error instanceof Error ? error.message : error}`);
    }
  }
}

/** The users of a table, page by page, without those that are being deleted. */
async function* usersOf(client: DynamoDBDocumentClient, TableName: string): AsyncGenerator<UserRecord[]> {
  const pages = paginateScan(
    { client },
    {
      TableName,
      ConsistentRead: true,
      FilterExpression: 'sk = :user AND attribute_not_exists(deletedAt)',
      ExpressionAttributeValues: { ':user': userKey('').sk },
    },
  );
  for await (const { Items = [] } of pages) yield Items as UserRecord[];
}
