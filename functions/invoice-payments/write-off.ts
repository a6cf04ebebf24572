import { changeLedger } from '#functions/domain/invoice/change-ledger.ts';
import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import type { BusinessRecord } from '#functions/domain/people/businesses.ts';
import { dayIn } from '#shared/calendar-day.ts';
import type { EventOf } from '#shared/invoice/event.ts';
import type { InvoicePayments } from '#shared/ledger/schema.ts';
import { NOT_WRITABLE_OFF, NOT_WRITTEN_OFF, ONLY_INVOICES } from '#shared/refusals/payments.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { type Call, changedLedger, type Dependencies, ownInvoice } from './payments.ts';

/**
 * Closes an invoice whose balance will never be paid. Its payments stay. Throws CONFLICT for a draft, and for an
 * invoice that is paid or cancelled.
 */
export function writeOff(
  dependencies: Dependencies,
  { reason, ...call }: Call & { reason?: string | undefined },
): Promise<InvoicePayments> {
  const at = call.now.toISOString();
  const by = call.caller.email;
  return changeStatus(dependencies, call, {
    prepare: (invoice, { timeZone }) => {
      if (invoice.writtenOff) return invoice;
      if (invoice.isDeposit) throw refusal({ ONLY_INVOICES });
      if (invoice.status !== 'SENT' && invoice.status !== 'OVERDUE') {
        throw refusal({ NOT_WRITABLE_OFF });
      }
      const { claim: _answered, ...kept } = invoice;
      const on = dayIn(timeZone, call.now);
      return { ...kept, status: 'CANCELLED', writtenOff: { at, on, by, ...(reason && { reason }) } };
    },
    isChanged: ({ writtenOff }) => writtenOff?.at === at,
    event: { type: 'WRITE_OFF', ...(reason && { reason }) },
  });
}

/** Takes a write-off back: the balance is owed again. Throws CONFLICT if the invoice was not written off. */
export function reverseWriteOff(dependencies: Dependencies, call: Call): Promise<InvoicePayments> {
  return changeStatus(dependencies, call, {
    prepare: ({ writtenOff, ...kept }) => {
      if (!writtenOff) throw refusal({ NOT_WRITTEN_OFF });
      return { ...kept, status: 'SENT' };
    },
    isChanged: () => true,
    event: { type: 'WRITE_OFF_UNDONE' },
  });
}

type StatusChange = {
  readonly prepare: (invoice: InvoiceRecord, business: Pick<BusinessRecord, 'timeZone'>) => InvoiceRecord;
  readonly isChanged: (prepared: InvoiceRecord) => boolean;
  readonly event: Omit<EventOf<'WRITE_OFF'>, 'at' | 'by'> | Omit<EventOf<'WRITE_OFF_UNDONE'>, 'at' | 'by'>;
};

async function changeStatus(
  dependencies: Dependencies,
  { caller, invoiceId, now }: Call,
  { prepare, isChanged, event }: StatusChange,
): Promise<InvoicePayments> {
  const outcome = await changeLedger(dependencies, {
    find: () => ownInvoice(dependencies, caller, invoiceId),
    prepare: async (invoice, business) => prepare(invoice, business),
    change: ({ invoice }) => {
      if (!isChanged(invoice)) return null;
      return { entries: [], events: [{ at: now.toISOString(), by: caller.email, ...event }] };
    },
    now,
    isByHand: true,
  });
  return changedLedger(outcome);
}
