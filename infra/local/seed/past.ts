import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { BatchWriteCommand, DynamoDBDocumentClient, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { businessKey, filingKey, invoiceItems } from '#functions/data/table/keys.ts';
import type { Cloud } from '#infra/local/cloud.ts';
import { TABLE_NAME } from '#infra/local/environment.ts';
import { DAY_MS } from '#shared/time-units.ts';

/** Changes when something happened, which no call can: the product's clock is the machine's. */
export type Past = {
  /** Makes a business a year old, so that it has the maximum daily allowance for messages. */
  makeOneYearOld: (businessId: string) => Promise<void>;
  /** Moves everything that happened to an invoice so far back by days. */
  moveBack: (invoiceId: string, days: number) => Promise<void>;
  /** Says that a period was filed at another time. */
  moveFiling: (filing: { readonly businessId: string; readonly id: string }, filedAt: string) => Promise<void>;
  close: () => void;
};

/** Opens the past of a running product. */
export function pastOf({ endpoints }: Pick<Cloud, 'endpoints'>, now: Date): Past {
  const table = DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint: endpoints.dynamodb }));
  return {
    async makeOneYearOld(businessId) {
      await table.send(
        new UpdateCommand({
          TableName: TABLE_NAME,
          Key: businessKey(businessId),
          UpdateExpression: 'SET createdAt = :then',
          ExpressionAttributeValues: { ':then': daysBefore(now, 365) },
        }),
      );
    },
    async moveBack(invoiceId, days) {
      const { pk } = invoiceItems(invoiceId);
      const { Items = [] } = await table.send(
        new QueryCommand({
          TableName: TABLE_NAME,
          KeyConditionExpression: 'pk = :pk',
          ExpressionAttributeValues: { ':pk': pk },
        }),
      );
      const happened = Items.filter(({ sk }) => HAPPENED.test(sk));
      const writes = happened.map((item) => ({ PutRequest: { Item: movedBack(item, days) } }));
      await table.send(new BatchWriteCommand({ RequestItems: { [TABLE_NAME]: writes } }));
    },
    async moveFiling({ businessId, id }, filedAt) {
      await table.send(
        new UpdateCommand({
          TableName: TABLE_NAME,
          Key: filingKey(businessId, id),
          UpdateExpression: 'SET filedAt = :then',
          ExpressionAttributeValues: { ':then': filedAt },
        }),
      );
    },
    close: () => table.destroy(),
  };
}

/** The invoice, its history, the deliveries of its emails, and its visits. */
const HAPPENED = /^(?:INVOICE$|EVENT#|DELIVERED#|VIEWS$)/;
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** The item with earlier timestamps, but for its creation, by which lists are sorted. */
function movedBack(item: Record<string, unknown>, days: number): Record<string, unknown> {
  const moved = Object.entries(item).map(([name, value]) => [
    name,
    name !== 'createdAt' && typeof value === 'string' && INSTANT.test(value)
      ? daysBefore(new Date(value), days)
      : value,
  ]);
  return Object.fromEntries(moved);
}

function daysBefore(time: Date, days: number): string {
  return new Date(time.getTime() - days * DAY_MS).toISOString();
}
