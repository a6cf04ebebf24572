import { type Days, deliveryKey, emailTextsKey, type Key, sentStatementKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { remove } from '#functions/data/table/write.ts';
import type { Channel } from '#functions/domain/limits/daily-allowance.ts';
import type { InvoiceEmailTexts } from '#shared/invoice/email.ts';
import type { Language } from '#shared/locale/language.ts';
import { DAY_SECONDS, secondsAt } from '#shared/time-units.ts';
import type { KeptTexts } from './email-texts.ts';

type Delivery = { invoiceId: string; channel: Channel; recipient: string };

/** A statement of some days of a customer's account. */
type StatementDelivery = Days & { businessId: string; customerId: string };

const REPEAT_SECONDS = 60;
export type DeliveryStore = {
  /** Claims a message to one recipient. Returns false within a minute of the last one. */
  claimDelivery: (delivery: Delivery, now: Date) => Promise<boolean>;
  /** Claims a statement to a customer. Returns false within a minute of the last one for the same days. */
  claimStatement: (delivery: StatementDelivery, now: Date) => Promise<boolean>;
  /** Releases the claim on a statement that was not queued. */
  releaseStatement: (delivery: StatementDelivery) => Promise<void>;
  /** The business's own texts for emails. */
  findTexts: (businessId: string) => Promise<KeptTexts>;
  keepTexts: (businessId: string, language: Language, texts: InvoiceEmailTexts) => Promise<void>;
  /** Releases the claim on a message that was not sent. */
  releaseDelivery: (delivery: Delivery) => Promise<void>;
};

export function deliveryStore(table: Table): DeliveryStore {
  const claim = async (Key: Key, now: Date) => {
    const seconds = secondsAt(now);
    const claimed = await table.update({
      Key,
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
  };
  return {
    claimDelivery: ({ invoiceId, channel, recipient }, now) => claim(deliveryKey(invoiceId, channel, recipient), now),
    claimStatement: (delivery, now) => claim(statementKey(delivery), now),
    async releaseStatement(delivery) {
      await table.transact({ delivery: remove(statementKey(delivery)) });
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

function statementKey({ businessId, customerId, ...days }: StatementDelivery): Key {
  return sentStatementKey(businessId, customerId, days);
}
