import { type Days, deliveryKey, emailTextsKey, type Key, sentStatementKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { Channel } from '#functions/domain/limits/daily-allowance.ts';
import { minuteClaims } from '#functions/domain/limits/minute-claims.ts';
import type { KeptTexts } from '#functions/mail/kinds/draft-texts.ts';
import type { InvoiceEmailTexts } from '#shared/invoice/email.ts';
import type { Language } from '#shared/locale/language.ts';

type Delivery = { invoiceId: string; channel: Channel; recipient: string };

/** A statement of some days of a customer's account. */
type StatementDelivery = Days & { businessId: string; customerId: string };

export type DeliveryStore = ReturnType<typeof deliveryStore>;

export function deliveryStore(table: Table) {
  const claims = minuteClaims(table);
  return {
    /** Claims a message to one recipient. Returns false within a minute of the last one. */
    claimDelivery: ({ invoiceId, channel, recipient }: Delivery, now: Date) =>
      claims.claim(deliveryKey(invoiceId, channel, recipient), now),
    /** Claims a statement to a customer. Returns false within a minute of the last one for the same days. */
    claimStatement: (delivery: StatementDelivery, now: Date) => claims.claim(statementKey(delivery), now),
    /** Releases the claim on a statement that was not queued. */
    releaseStatement: (delivery: StatementDelivery) => claims.release(statementKey(delivery)),
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
    releaseDelivery: ({ invoiceId, channel, recipient }: Delivery) =>
      claims.release(deliveryKey(invoiceId, channel, recipient)),
  };
}

function statementKey({ businessId, customerId, ...days }: StatementDelivery): Key {
  return sentStatementKey(businessId, customerId, days);
}
