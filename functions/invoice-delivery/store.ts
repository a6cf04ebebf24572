import { countToday, uncountToday } from '#functions/data/limits/daily-quota.ts';
import { deliveryKey, quotaKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { remove } from '#functions/data/table/write.ts';

export type Channel = 'EMAIL' | 'SMS';

type Delivery = { invoiceId: string; channel: Channel; recipient: string };

/** Messages that one business may send on one day (UTC). */
const DAILY_QUOTA: Readonly<Record<Channel, number>> = { EMAIL: 200, SMS: 50 };
const REPEAT_SECONDS = 60;
const DAY_SECONDS = 86_400;

export type DeliveryStore = {
  /** Claims a message to one recipient. Returns false within a minute of the last one. */
  claimDelivery: (delivery: Delivery, now: Date) => Promise<boolean>;
  /** Releases a claim: nothing was sent. */
  releaseDelivery: (delivery: Delivery) => Promise<void>;
  /** Counts a message of a business. Returns false if the daily quota is used up. */
  countMessage: (businessId: string, channel: Channel, now: Date) => Promise<boolean>;
  /** Undoes such a count: the message was not sent. */
  uncountMessage: (businessId: string, channel: Channel, now: Date) => Promise<void>;
};

export function deliveryStore(table: Table): DeliveryStore {
  const dayKey = (businessId: string, channel: Channel, now: Date) =>
    quotaKey(businessId, channel, now.toISOString().slice(0, 10));
  return {
    async claimDelivery({ invoiceId, channel, recipient }, now) {
      const seconds = Math.floor(now.getTime() / 1000);
      const claimed = await table.update({
        Key: deliveryKey(invoiceId, channel, recipient),
        UpdateExpression: 'SET sentAt = :now, #ttl = :ttl',
        ConditionExpression: 'attribute_not_exists(pk) OR sentAt <= :before',
        ExpressionAttributeNames: { '#ttl': 'ttl' },
        ExpressionAttributeValues: {
          ':now': seconds,
          ':before': seconds - REPEAT_SECONDS,
          ':ttl': seconds + DAY_SECONDS,
        },
      });
      return claimed !== null;
    },
    async releaseDelivery({ invoiceId, channel, recipient }) {
      await table.transact({ delivery: remove(deliveryKey(invoiceId, channel, recipient)) });
    },
    countMessage: (businessId, channel, now) =>
      countToday(table, dayKey(businessId, channel, now), { max: DAILY_QUOTA[channel], now }),
    uncountMessage: (businessId, channel, now) => uncountToday(table, dayKey(businessId, channel, now)),
  };
}
