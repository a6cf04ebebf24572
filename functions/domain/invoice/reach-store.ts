import { invoiceDeliveries, invoiceDeliveryKey, invoiceViewsKey } from '#functions/data/table/keys.ts';
import { startingWith } from '#functions/data/table/query.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { InvoiceReach } from '#shared/invoice/views.ts';
import { inTextOrder } from '#shared/text-order.ts';
import { DAY_SECONDS, secondsAt } from '#shared/time-units.ts';

/** Visits within this many milliseconds count as one. */
const VISIT_MS = 30 * 60_000;

/** Retention of deliveries in seconds: two years. */
const DELIVERY_SECONDS = 2 * 365 * DAY_SECONDS;

/** The visits of a pay page as stored. */
export type Views = {
  readonly firstAt?: string;
  readonly lastAt?: string;
  readonly times?: number;
  readonly checkedAt?: string;
};
/** A delivered email as stored. */
export type Delivery = Readonly<InvoiceReach['deliveries'][number]>;

/** Deliveries and openings of invoices, stored apart so that they never conflict with edits. */
export type ReachStore = ReturnType<typeof reachIn>;

/** Opens the deliveries and openings of invoices. */
export function reachIn(table: Pick<Table, 'get' | 'query' | 'update'>) {
  const setTime = async (invoiceId: string, field: 'lastAt' | 'checkedAt', now: Date) =>
    void (await table.update({
      Key: invoiceViewsKey(invoiceId),
      UpdateExpression: `SET ${field} = :at`,
      ExpressionAttributeValues: { ':at': now.toISOString() },
    }));
  return {
    async read(invoiceId: string): Promise<InvoiceReach> {
      const [views, deliveries] = await Promise.all([
        table.get<Views>(invoiceViewsKey(invoiceId)),
        table.query<Delivery>(startingWith(invoiceDeliveries(invoiceId))),
      ]);
      return toReach(views, deliveries);
    },
    /** Counts a visit by a person. */
    async addOpening(invoiceId: string, now: Date): Promise<void> {
      const added = await table.update({
        Key: invoiceViewsKey(invoiceId),
        UpdateExpression: 'SET firstAt = if_not_exists(firstAt, :at), lastAt = :at ADD times :one',
        ConditionExpression: 'attribute_not_exists(lastAt) OR lastAt < :earlier',
        ExpressionAttributeValues: {
          ':at': now.toISOString(),
          ':one': 1,
          ':earlier': new Date(now.getTime() - VISIT_MS).toISOString(),
        },
      });
      if (added === null) await setTime(invoiceId, 'lastAt', now);
    },
    /** Notes a visit without a person's action. */
    noteCheck: (invoiceId: string, now: Date) => setTime(invoiceId, 'checkedAt', now),
    /** Records that an email was delivered. Idempotent per message and address. */
    addDelivery: async (invoiceId: string, messageId: string, { address, at, topic }: Delivery) =>
      void (await table.update({
        Key: invoiceDeliveryKey(invoiceId, messageId, address),
        UpdateExpression: `SET #address = :address, #at = :at, #ttl = :ttl${topic ? ', topic = :topic' : ''}`,
        ExpressionAttributeNames: { '#address': 'address', '#at': 'at', '#ttl': 'ttl' },
        ExpressionAttributeValues: {
          ':address': address,
          ':at': at,
          ...(topic && { ':topic': topic }),
          ':ttl': secondsAt(at) + DELIVERY_SECONDS,
        },
      })),
  };
}

/** Deliveries and openings as the API returns them, from their stored items. */
export function toReach(views: Views = {}, deliveries: readonly Delivery[]): InvoiceReach {
  const { firstAt, lastAt, times, checkedAt } = views;
  return {
    deliveries: deliveries
      .map(({ address, at, topic }) => ({ address, at, ...(topic && { topic }) }))
      .sort((a, b) => inTextOrder(a.at, b.at)),
    ...(firstAt && lastAt && times && { opened: { firstAt, lastAt, times } }),
    ...(checkedAt && { checkedAt }),
  };
}
