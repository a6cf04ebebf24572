import type { Write } from '#functions/data/table/table.ts';
import type { NumberingStore } from '#functions/domain/document/numbering.ts';
import { type Numbered, storeNumbered as storeDocument } from '#functions/domain/document/store-numbered.ts';
import type { AppError } from '#shared/errors.ts';
import { NUMBER_TAKEN } from '#shared/refusals/invoices.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { NOT_FOUND } from '#shared/refusals/requests.ts';
import type { InvoiceRecord } from './invoice-record.ts';
import type { Invoices } from './invoices.ts';

type NumberedInvoice = Numbered<InvoiceRecord> & {
  /** Email of the user who made it; absent for a recipient. */
  readonly by?: string;
  /** What else is stored with it that names its number. */
  readonly also?: (invoice: InvoiceRecord) => Readonly<Record<string, Write>>;
};

/** Stores a new invoice as `storeNumbered` of any document does. Throws NOT_FOUND if the appointment that it bills is gone. */
export function storeNumbered(
  { invoices, numbers }: { readonly invoices: Invoices; readonly numbers: NumberingStore },
  { by, also, ...numbered }: NumberedInvoice,
): Promise<InvoiceRecord | null> {
  return storeDocument<InvoiceRecord>(
    {
      numbers,
      async create(invoice, writes) {
        const { createdAt: at, seriesId } = invoice;
        const event = { at, type: 'CREATED', ...(by && { by }), ...(seriesId && { seriesId }) } as const;
        const failed = await invoices.create(invoice, event, { ...writes, ...also?.(invoice) });
        if (failed === 'appointment') throw refusal({ NOT_FOUND }, { what: 'appointment' });
        // Another request for the same draft came first, or it was issued: which of them, the next try finds.
        return failed;
      },
      taken: (invoice) => numberTaken(invoices, invoice),
    },
    numbered,
  );
}

async function numberTaken(
  invoices: Invoices,
  { businessId, invoiceNumber }: Pick<InvoiceRecord, 'businessId' | 'invoiceNumber'>,
): Promise<AppError> {
  const isRetired = await invoices.isNumberRetired(businessId, invoiceNumber);
  return refusal({ NUMBER_TAKEN }, { what: isRetired ? 'retired' : 'taken', number: invoiceNumber });
}
