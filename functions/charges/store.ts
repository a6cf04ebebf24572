import { invoiceKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { ifEqual, onlyIf, set } from '#functions/data/table/write.ts';
import type { InvoiceRecord, OpenCheckout } from '#functions/domain/invoice/invoice-record.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';

/** The place of an invoice's one checkout, for charges, and since when the provider has failed to make one. */
export type SlotStore = ReturnType<typeof slotStore>;

/** Opens the places of charges. */
export function slotStore(table: Pick<Table, 'update'>) {
  return {
    /** Replaces the checkout that was read with a charge. Returns false if invoice, checkout or plan changed since. */
    async reserve(invoice: InvoiceRecord, reserved: OpenCheckout): Promise<boolean> {
      const { id, version, checkout, charge } = invoice;
      const next = set(invoiceKey(id), { checkout: reserved, checkoutAttempt: reserved.attempt });
      return (await table.update(onlyIf(next, ifEqual({ version, checkout, charge })))) !== null;
    },
    /** Adds the provider's id to a reservation. Returns false if the reservation is gone. */
    async name(invoiceId: string, reserved: OpenCheckout, named: OpenCheckout): Promise<boolean> {
      // Whatever ends the charge removes the reservation.
      const next = set(invoiceKey(invoiceId), { checkout: named });
      return (await table.update(onlyIf(next, ifEqual({ checkout: reserved })))) !== null;
    },
    /** Removes a charge that was called off. Returns false if something else has its place by now. */
    async clear(invoiceId: string, checkout: OpenCheckout): Promise<boolean> {
      const next = set(invoiceKey(invoiceId), { checkout: undefined });
      return (await table.update(onlyIf(next, ifEqual({ checkout })))) !== null;
    },
    /**
     * Notes the day since which the provider has failed to make the charge that was read, or that it no longer does.
     * Returns false if the invoice or the charge changed since.
     */
    async noteFailing({ id, version, charge }: InvoiceRecord, since: CalendarDay | undefined): Promise<boolean> {
      if (!charge) return false;
      const { failingSince: _before, ...planned } = charge;
      const next = set(invoiceKey(id), { charge: { ...planned, ...(since && { failingSince: since }) } });
      return (await table.update(onlyIf(next, ifEqual({ version, charge })))) !== null;
    },
  };
}
