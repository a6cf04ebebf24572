import type { Channel } from '#functions/data/limits/daily-allowance.ts';
import { deliveryKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { remove } from '#functions/data/table/write.ts';

type Delivery = { invoiceId: string; channel: Channel; recipient: string };

const REPEAT_SECONDS = 60;
const DAY_SECONDS = 86_400;

export type DeliveryStore = {
  /** Claims a message to one recipient. Returns false within a minute of the last one. */
  claimDelivery: (delivery: Delivery, now: Date) => Promise<boolean>;
  /** Releases the claim on a message that was not sent. */
  releaseDelivery: (delivery: Delivery) => Promise<void>;
};

export function deliveryStore(table: Table): DeliveryStore {
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
  };
}
