import { changeLedger } from '#functions/data/invoice/change-ledger.ts';
import type { InvoiceRecord } from '#functions/data/invoice/invoice-record.ts';
import { toInvoicePayments } from '#functions/data/invoice/ledger-lines.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import { AppError } from '#shared/errors.ts';
import type { InvoicePayments } from '#shared/ledger/schema.ts';
import { type Call, type Dependencies, ownInvoice } from './payments.ts';

/**
 * Closes an invoice whose balance will never be paid. What was paid of it stays. Throws CONFLICT for a draft, and for an
 * invoice that is paid or cancelled.
 */
export function writeOff(
  dependencies: Dependencies,
  { reason, ...call }: Call & { reason?: string | undefined },
): Promise<InvoicePayments> {
  const at = call.now.toISOString();
  const by = call.caller.email;
  return changeStatus(dependencies, call, {
    prepare: (invoice) => {
      if (invoice.writtenOff) return invoice;
      if (invoice.status !== 'SENT' && invoice.status !== 'OVERDUE') {
        throw new AppError('CONFLICT', 'Only an invoice that is still to be paid can be written off');
      }
      const { claim: _answered, ...kept } = invoice;
      return { ...kept, status: 'CANCELLED', writtenOff: { at, by, ...(reason && { reason }) } };
    },
    isChanged: ({ writtenOff }) => writtenOff?.at === at,
    detail: reason ?? '',
  });
}

/** Takes a write-off back: the balance is owed again. Throws CONFLICT if the invoice was not written off. */
export function takeBackWriteOff(dependencies: Dependencies, call: Call): Promise<InvoicePayments> {
  return changeStatus(dependencies, call, {
    prepare: ({ writtenOff, ...kept }) => {
      if (!writtenOff) throw new AppError('CONFLICT', 'This invoice was not written off');
      return { ...kept, status: 'SENT' };
    },
    isChanged: () => true,
    detail: 'taken back',
  });
}

type StatusChange = {
  readonly prepare: (invoice: InvoiceRecord) => InvoiceRecord;
  readonly isChanged: (prepared: InvoiceRecord) => boolean;
  readonly detail: string;
};

async function changeStatus(
  dependencies: Dependencies,
  { caller, invoiceId, now }: Call,
  { prepare, isChanged, detail }: StatusChange,
): Promise<InvoicePayments> {
  const outcome = await changeLedger(dependencies, {
    find: () => ownInvoice(dependencies, caller, invoiceId),
    prepare: async (invoice) => prepare(invoice),
    change: ({ invoice }) => {
      if (!isChanged(invoice)) return null;
      const event = { at: now.toISOString(), type: 'WRITE_OFF', by: caller.email } as const;
      return { entries: [], events: [{ ...event, ...(detail && { detail }) }] };
    },
    now,
    isByHand: true,
  });
  return toInvoicePayments(orNotFound(outcome, 'Invoice'));
}
