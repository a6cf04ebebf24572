import { newId } from '#functions/data/table/ids.ts';
import { LONG_PAUSE_MS, retry } from '#functions/data/table/retry.ts';
import type { Write } from '#functions/data/table/table.ts';
import { createOnce } from '#functions/domain/creation/create-once.ts';
import type { Creations } from '#functions/domain/creation/creations.ts';
import { checkContent } from '#functions/domain/document/check-content.ts';
import type { NumberingStore } from '#functions/domain/document/numbering.ts';
import { billedAppointment } from '#functions/domain/invoice/billed-appointment.ts';
import { type InvoiceRecord, toInvoice, withCurrentTaxes } from '#functions/domain/invoice/invoice-record.ts';
import type { Invoices } from '#functions/domain/invoice/invoices.ts';
import { type KeptCustomers, keptFor } from '#functions/domain/invoice/kept-customer.ts';
import { type Businesses, todayOf } from '#functions/domain/people/businesses.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { WithClientId } from '#shared/client-id.ts';
import { priced } from '#shared/document/pricing.ts';
import type { AppError } from '#shared/errors.ts';
import type { Invoice, InvoiceInput } from '#shared/invoice/schema.ts';
import { NUMBER_TAKEN } from '#shared/refusals/invoices.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { BUSY } from '#shared/refusals/requests.ts';

/**
 * What a new invoice is made from; `appointmentId` is the appointment that it bills, `appointmentFiles` are those of its
 * files to copy. A generated number gives way to the next one of a business that counts upwards.
 */
type Content = InvoiceInput &
  Pick<InvoiceRecord, 'appointmentId'> & {
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
        return { content, writes: { ...also(invoice.id), ...billedAppointment(invoice), ...writes } };
      };
      return storeNumbered(stores, { draft, isGenerated: isNumberGenerated === true, today, by: caller.email });
    },
  });
  return toInvoice(withCurrentTaxes(created, company));
}

type Numbered = {
  /** The invoice with the number that was sent, and what is stored with it; made anew for each attempt. */
  readonly draft: () => Promise<{ content: InvoiceRecord; writes: Readonly<Record<string, Write>> }>;
  readonly isGenerated: boolean;
  readonly today: CalendarDay;
  readonly by: string;
};

/** Stores a draft with its number. Returns null if the write named `creation` failed. */
async function storeNumbered(
  { invoices, numbers }: Pick<Creating, 'invoices' | 'numbers'>,
  { draft, isGenerated, today, by }: Numbered,
): Promise<InvoiceRecord | null> {
  let passesTaken = false;
  const store = async () => {
    const { content, writes } = await draft();
    const typed = { number: content.invoiceNumber, isGenerated, day: today };
    const { number, isNext, writes: count } = await numbers.claim(typed, passesTaken);
    const invoice = { ...content, invoiceNumber: number };
    const event = { at: invoice.createdAt, type: 'CREATED', by } as const;
    const failed = await invoices.create(invoice, event, { ...writes, ...count });
    orNotFound(failed !== 'appointment', 'appointment');
    passesTaken = failed === 'number';
    if (passesTaken && !isNext) throw await numberTaken(invoices, invoice);
    if (failed === 'creation') return { stored: null };
    return failed === null ? { stored: invoice } : null;
  };
  const done = await retry('number', store, LONG_PAUSE_MS);
  if (!done) throw refusal({ BUSY });
  return done.stored;
}

function newDraft({ caller, input, now }: { caller: Caller; input: Content; now: Date }): InvoiceRecord {
  const at = now.toISOString();
  const { appointmentFiles = [], ...content } = input;
  return {
    ...content,
    ...(content.appointmentId && appointmentFiles.length > 0 && { awaitedFiles: appointmentFiles }),
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
