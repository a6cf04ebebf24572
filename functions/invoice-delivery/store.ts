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
export type DeliveryStore = ReturnType<typeof deliveryStore>;

export function deliveryStore(table: Table) {
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
    /** Claims a message to one recipient. Returns false within a minute of the last one. */
    claimDelivery: ({ invoiceId, channel, recipient }: Delivery, now: Date) =>
      claim(deliveryKey(invoiceId, channel, recipient), now),
    /** Claims a statement to a customer. Returns false within a minute of the last one for the same days. */
    claimStatement: (delivery: StatementDelivery, now: Date) => claim(statementKey(delivery), now),
    /** Releases the claim on a statement that was not queued. */
    async releaseStatement(delivery: StatementDelivery): Promise<void> {
      await table.transact({ delivery: remove(statementKey(delivery)) });
    },
    /** The business's own texts for emails. */
    findTexts: async (businessId: string) => (await table.get<KeptTexts>(emailTextsKey(businessId))) ?? {},
    async keepTexts(businessId: string, language: Language, texts: InvoiceEmailTexts): Promise<void> {
      await table.update({
        Key: emailTextsKey(businessId),
        UpdateExpression: 'SET #language = :texts',
        ExpressionAttributeNames: { '#language': language },
        ExpressionAttributeValues: { ':texts': texts },
      });
    },
    /** Releases the claim on a message that was not sent. */
    async releaseDelivery({ invoiceId, channel, recipient }: Delivery): Promise<void> {
      await table.transact({ delivery: remove(deliveryKey(invoiceId, channel, recipient)) });
    },
  };
}

function statementKey({ businessId, customerId, ...days }: StatementDelivery): Key {
  return sentStatementKey(businessId, customerId, days);
}
