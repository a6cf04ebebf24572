import { invoiceEvents, invoiceKey } from '#functions/data/table/keys.ts';
import { startingWith } from '#functions/data/table/query.ts';
import type { Table } from '#functions/data/table/table.ts';
import { auditLogIn } from '#functions/domain/audit/audit-log.ts';
import type { InvoiceRecord, OpenCheckout } from '#functions/domain/invoice/invoice-record.ts';
import type { Activity } from '#shared/activity/schema.ts';
import type { InvoiceEvent } from '#shared/invoice/event.ts';

/** Number of activity entries shown in an invoice's history. */
const ACTIVITY_LIMIT = 100;

export type InvoiceStore = {
  /** The history of an invoice, oldest first. */
  listEvents: (invoiceId: string) => Promise<InvoiceEvent[]>;
  /** The latest entries about an invoice in the activity log of its business, newest first. */
  listActivity: (invoice: Pick<InvoiceRecord, 'id' | 'businessId'>) => Promise<Activity[]>;
  /** Replaces the checkout that was read with a reservation. Returns false if invoice or checkout changed since. */
  reserveCheckout: (reservation: { invoice: InvoiceRecord; reserved: OpenCheckout }) => Promise<boolean>;
  /** Adds the session to a reservation. Returns false if the reservation is gone. */
  finishCheckout: (finish: FinishedCheckout) => Promise<boolean>;
};

export type FinishedCheckout = { invoiceId: string; reserved: OpenCheckout; finished: OpenCheckout };

export function invoiceStore(table: Table): InvoiceStore {
  return {
    listEvents: (invoiceId) => table.query<InvoiceEvent>(startingWith(invoiceEvents(invoiceId))),
    listActivity: ({ id, businessId }) => auditLogIn(table, businessId).readAbout(id, ACTIVITY_LIMIT),
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
      // Every content change removes the reservation, so its presence shows that the session is still valid.
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
