import { newId } from '#functions/data/table/ids.ts';
import { createOnce } from '#functions/domain/creation/create-once.ts';
import type { Creations } from '#functions/domain/creation/creations.ts';
import { checkContent } from '#functions/domain/document/check-content.ts';
import { billedAppointment } from '#functions/domain/invoice/billed-appointment.ts';
import { type InvoiceRecord, toInvoice, withCurrentTaxes } from '#functions/domain/invoice/invoice-record.ts';
import type { Invoices } from '#functions/domain/invoice/invoices.ts';
import { type KeptCustomers, keptFor } from '#functions/domain/invoice/kept-customer.ts';
import type { Businesses } from '#functions/domain/people/businesses.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import type { WithClientId } from '#shared/client-id.ts';
import { priced } from '#shared/document/pricing.ts';
import type { AppError } from '#shared/errors.ts';
import type { Invoice, InvoiceInput } from '#shared/invoice/schema.ts';
import { NUMBER_TAKEN } from '#shared/refusals/invoices.ts';
import { refusal } from '#shared/refusals/refusal.ts';

/** What a new invoice is made from; `appointmentId` is the appointment that it bills. */
type Content = InvoiceInput & Pick<InvoiceRecord, 'appointmentId'>;

type Creating = {
  readonly invoices: Invoices;
  readonly businesses: Businesses;
  readonly creations: Creations;
  readonly kept: KeptCustomers;
};

/**
 * Creates a DRAFT invoice (spec 1 §4), once for a client's id; totals are computed by the server. The appointment that it
 * bills gets its id, and its recipient is kept if that is asked for. Throws CONFLICT if the number is taken, NOT_FOUND if the business has no such appointment,
 * INVALID_REQUEST if dates or amounts contradict each other, and like `createOnce`.
 */
export async function createInvoice(
  { invoices, businesses, creations, kept }: Creating,
  { caller, body, now }: { caller: Caller; body: WithClientId<Content>; now: Date },
): Promise<Invoice> {
  const company = await businesses.findCompany(caller.businessId);
  const created = await createOnce<Content, InvoiceRecord>(creations, {
    body,
    now,
    find: invoices.find,
    create: async (input, also) => {
      const { invoice: draft, writes } = await keptFor(kept, { invoice: newDraft({ caller, input, now }), now });
      const invoice = priced(draft, company);
      checkContent(invoice);
      const event = { at: invoice.createdAt, type: 'CREATED', by: caller.email } as const;
      const failed = await invoices.create(invoice, event, {
        ...also(invoice.id),
        ...billedAppointment(invoice),
        ...writes,
      });
      orNotFound(failed !== 'appointment', 'appointment');
      if (failed === 'number') throw await numberTaken(invoices, invoice);
      return failed === null ? invoice : null;
    },
  });
  return toInvoice(withCurrentTaxes(created, company));
}

function newDraft({ caller, input, now }: { caller: Caller; input: Content; now: Date }): InvoiceRecord {
  const at = now.toISOString();
  return {
    ...input,
    id: newId(),
    businessId: caller.businessId,
    status: 'DRAFT',
    version: 1,
    totalCents: 0,
    movements: [],
    createdAt: at,
    updatedAt: at,
  };
}

async function numberTaken(
  invoices: Invoices,
  { businessId, invoiceNumber }: Pick<InvoiceRecord, 'businessId' | 'invoiceNumber'>,
): Promise<AppError> {
  const isRetired = await invoices.isNumberRetired(businessId, invoiceNumber);
  return refusal({ NUMBER_TAKEN }, { what: isRetired ? 'retired' : 'taken', number: invoiceNumber });
}
