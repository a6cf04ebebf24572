import type { InvoiceRecord, OpenCheckout } from '#functions/data/invoice/invoice-record.ts';
import { invoiceEvents, invoiceKey } from '#functions/data/table/keys.ts';
import { startingWith } from '#functions/data/table/query.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { InvoiceEvent } from '#shared/invoice/schema.ts';

export type InvoiceStore = {
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

export type FinishedCheckout = { invoiceId: string; reserved: OpenCheckout; finished: OpenCheckout };

export function invoiceStore(table: Table): InvoiceStore {
  return {
    listEvents: (invoiceId) => table.query<InvoiceEvent>(startingWith(invoiceEvents(invoiceId))),
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
