import { paidKey, TOTALS_KEY } from '#functions/data/invoice-figures.ts';
import type { InvoiceRecord, OpenCheckout } from '#functions/data/invoice-record.ts';
import { invoiceKey } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table.ts';
import type { InvoiceEvent } from '#shared/invoice/schema.ts';

export type InvoiceStore = {
  /** The sums of a business, and what was paid each day since a day. */
  readFigures: (businessId: string, since: string) => Promise<Record<string, Figures>>;
  /** The history of an invoice, in the order of its changes. */
  listEvents: (invoiceId: string) => Promise<InvoiceEvent[]>;
  /**
   * Stores a reservation in place of the checkout that was read with an invoice; answers false when either changed
   * meanwhile.
   */
  reserveCheckout: (reservation: { invoice: InvoiceRecord; reserved: OpenCheckout }) => Promise<boolean>;
  /** Adds the session to a reservation; answers false when the reservation is not there any more. */
  finishCheckout: (finish: FinishedCheckout) => Promise<boolean>;
};

/** Counts and sums by name; values too large for an exact number are read as a bigint. */
export type Figures = Readonly<Record<string, number | bigint>>;

export type FinishedCheckout = { invoiceId: string; reserved: OpenCheckout; finished: OpenCheckout };

export function invoiceStore(table: Table): InvoiceStore {
  return {
    async readFigures(businessId, since) {
      const items = await table.query<{ pk: string; sk: string }>({
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
        ExpressionAttributeValues: { ':pk': `BUSINESS#${businessId}`, ':from': paidKey(since), ':to': TOTALS_KEY },
        ConsistentRead: true,
      });
      return Object.fromEntries(items.map(({ pk: _pk, sk, ...figures }) => [sk, figures as Figures]));
    },
    async listEvents(invoiceId) {
      return table.query<InvoiceEvent>({
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :event)',
        ExpressionAttributeValues: { ':pk': `INVOICE#${invoiceId}`, ':event': 'EVENT#' },
        ConsistentRead: true,
      });
    },
    async reserveCheckout({ invoice, reserved }) {
      const before = invoice.checkout;
      const saved = await table.update({
        Key: invoiceKey(invoice.id),
        UpdateExpression: 'SET checkout = :reserved, checkoutAttempt = :attempt',
        ConditionExpression: `#version = :version AND ${before ? 'checkout = :before' : 'attribute_not_exists(checkout)'}`,
        ExpressionAttributeNames: { '#version': 'version' },
        ExpressionAttributeValues: {
          ':reserved': reserved,
          ':attempt': reserved.attempt,
          ':version': invoice.version,
          ...(before && { ':before': before }),
        },
      });
      return saved !== null;
    },
    async finishCheckout({ invoiceId, reserved, finished }) {
      // Every change of the content removes the reservation, so it alone tells whether the session is still wanted.
      const saved = await table.update({
        Key: invoiceKey(invoiceId),
        UpdateExpression: 'SET checkout = :finished',
        ConditionExpression: 'checkout = :reserved',
        ExpressionAttributeValues: { ':reserved': reserved, ':finished': finished },
      });
      return saved !== null;
    },
  };
}
