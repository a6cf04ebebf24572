import { newId } from '#functions/data/table/ids.ts';
import { createOnce } from '#functions/domain/creation/create-once.ts';
import type { Creations } from '#functions/domain/creation/creations.ts';
import { checkContent } from '#functions/domain/document/check-content.ts';
import type { NumberingStore } from '#functions/domain/document/numbering.ts';
import { billedAppointment } from '#functions/domain/invoice/billed-appointment.ts';
import { checkDeposit, requestedDeposit } from '#functions/domain/invoice/deposit-request.ts';
import { type InvoiceRecord, toInvoice, withCurrentTaxes } from '#functions/domain/invoice/invoice-record.ts';
import type { Invoices } from '#functions/domain/invoice/invoices.ts';
import { type KeptCustomers, keptFor } from '#functions/domain/invoice/kept-customer.ts';
import { storeNumbered } from '#functions/domain/invoice/store-numbered.ts';
import { unpriced } from '#functions/domain/invoice/unpriced.ts';
import { type Businesses, todayOf } from '#functions/domain/people/businesses.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import type { WithClientId } from '#shared/client-id.ts';
import { priced } from '#shared/document/pricing.ts';
import type { Invoice, InvoiceInput } from '#shared/invoice/schema.ts';

/**
 * What a new invoice is made from; `appointmentId` is the appointment that it bills, `appointmentFiles` are those of its
 * files to copy. A generated number gives way to the next one of a business that counts upwards.
 */
type Content = InvoiceInput &
  Pick<InvoiceRecord, 'appointmentId' | 'depositFor'> & {
    readonly appointmentFiles?: readonly string[] | undefined;
    readonly isNumberGenerated?: boolean | undefined;
  };

type Creating = {
  readonly invoices: Invoices;
  readonly businesses: Businesses;
  readonly creations: Creations;
  readonly kept: KeptCustomers;
  readonly numbers: NumberingStore;
};

/**
 * Creates a DRAFT invoice (spec 1 §4), once for a client's id; totals are computed by the server. The appointment that it
 * bills gets its id, and its recipient is kept if that is asked for. Throws CONFLICT if the number is taken, NOT_FOUND
 * if the business has no such appointment, INVALID_REQUEST if dates or amounts contradict each other, UNAVAILABLE if
 * others take one number after the other, and like `createOnce`.
 */
export async function createInvoice(
  { businesses, creations, kept, ...stores }: Creating,
  { caller, body, now }: { caller: Caller; body: WithClientId<Content>; now: Date },
): Promise<Invoice> {
  const [company, today] = await Promise.all([
    businesses.findCompany(caller.businessId),
    todayOf(businesses, caller.businessId, now),
  ]);
  const created = await createOnce<Content, InvoiceRecord>(creations, {
    body,
    now,
    find: stores.invoices.find,
    create: ({ isNumberGenerated, ...input }, also) => {
      const draft = async () => {
        const { invoice, writes } = await keptFor(kept, { invoice: newDraft({ caller, input, now }), now });
        const content = priced(invoice, company);
        checkContent(content);
        checkDeposit(content);
        const deposit = await requestedDeposit(stores.invoices, content);
        return { content, writes: { ...also(invoice.id), ...billedAppointment(invoice), ...deposit, ...writes } };
      };
      return storeNumbered(stores, { draft, isGenerated: isNumberGenerated === true, today, by: caller.email });
    },
  });
  return toInvoice(withCurrentTaxes(created, company));
}

function newDraft({ caller, input, now }: { caller: Caller; input: Content; now: Date }): InvoiceRecord {
  const { appointmentFiles = [], ...content } = input;
  return {
    ...content,
    ...(content.appointmentId && appointmentFiles.length > 0 && { awaitedFiles: appointmentFiles }),
    id: newId(),
    businessId: caller.businessId,
    status: 'DRAFT',
    ...unpriced(now),
  };
}
