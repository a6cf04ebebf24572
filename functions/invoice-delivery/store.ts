import type { Channel } from '#functions/data/limits/daily-allowance.ts';
import { deliveryKey, emailTextsKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { remove } from '#functions/data/table/write.ts';
import type { InvoiceEmailTexts } from '#shared/invoice/email.ts';
import type { Language } from '#shared/locale/language.ts';
import type { KeptTexts } from './email-texts.ts';

type Delivery = { invoiceId: string; channel: Channel; recipient: string };

const REPEAT_SECONDS = 60;
const DAY_SECONDS = 86_400;

export type DeliveryStore = {
  /** Claims a message to one recipient. Returns false within a minute of the last one. */
  claimDelivery: (delivery: Delivery, now: Date) => Promise<boolean>;
  /** The business's own texts for emails. */
  findTexts: (businessId: string) => Promise<KeptTexts>;
  keepTexts: (businessId: string, language: Language, texts: InvoiceEmailTexts) => Promise<void>;
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
    findTexts: async (businessId) => (await table.get<KeptTexts>(emailTextsKey(businessId))) ?? {},
    async keepTexts(businessId, language, texts) {
      await table.update({
        Key: emailTextsKey(businessId),
        UpdateExpression: 'SET #language = :texts',
        ExpressionAttributeNames: { '#language': language },
        ExpressionAttributeValues: { ':texts': texts },
      });
    },
    async releaseDelivery({ invoiceId, channel, recipient }) {
      await table.transact({ delivery: remove(deliveryKey(invoiceId, channel, recipient)) });
    },
  };
}
