import { invoiceEvents, invoiceKey } from '#functions/data/table/keys.ts';
import { startingWith } from '#functions/data/table/query.ts';
import type { Table } from '#functions/data/table/table.ts';
import { ifEqual, onlyIf, set } from '#functions/data/table/write.ts';
import { auditLogIn } from '#functions/domain/audit/audit-log.ts';
import type { InvoiceRecord, OpenCheckout } from '#functions/domain/invoice/invoice-record.ts';
import type { InvoiceEvent } from '#shared/invoice/event.ts';

/** Number of activity entries shown in an invoice's history. */
const ACTIVITY_LIMIT = 100;

export type InvoiceStore = ReturnType<typeof invoiceStore>;

export type FinishedCheckout = { invoiceId: string; reserved: OpenCheckout; finished: OpenCheckout };

export function invoiceStore(table: Table) {
  return {
    /** The history of an invoice, oldest first. */
    listEvents: (invoiceId: string) => table.query<InvoiceEvent>(startingWith(invoiceEvents(invoiceId))),
    /** The latest entries about an invoice in the activity log of its business, newest first. */
    listActivity: ({ id, businessId }: Pick<InvoiceRecord, 'id' | 'businessId'>) =>
      auditLogIn(table, businessId).readAbout(id, ACTIVITY_LIMIT),
    /** Replaces the checkout that was read with a reservation. Returns false if invoice or checkout changed since. */
    async reserveCheckout({ invoice, reserved }: { invoice: InvoiceRecord; reserved: OpenCheckout }): Promise<boolean> {
      const { id, version, checkout } = invoice;
      const next = set(invoiceKey(id), { checkout: reserved, checkoutAttempt: reserved.attempt });
      return (await table.update(onlyIf(next, ifEqual({ version, checkout })))) !== null;
    },
    /** Adds the session to a reservation. Returns false if the reservation is gone. */
    async finishCheckout({ invoiceId, reserved, finished }: FinishedCheckout): Promise<boolean> {
      // Every content change removes the reservation, so its presence shows that the session is still valid.
      const next = set(invoiceKey(invoiceId), { checkout: finished });
      return (await table.update(onlyIf(next, ifEqual({ checkout: reserved })))) !== null;
    },
    /** Removes a reservation for which the provider opens no session; nothing if it is gone. */
    async dropCheckout({ invoiceId, reserved }: Pick<FinishedCheckout, 'invoiceId' | 'reserved'>): Promise<void> {
      const next = set(invoiceKey(invoiceId), { checkout: undefined });
      await table.update(onlyIf(next, ifEqual({ checkout: reserved })));
    },
  };
}
