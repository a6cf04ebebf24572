import { newId } from '#functions/data/table/ids.ts';
import { isStale } from '#functions/data/table/version.ts';
import type { AppointmentRecord, AppointmentStore } from '#functions/domain/appointment/appointments.ts';
import { noteUnchanged } from '#functions/domain/audit/audited-call.ts';
import { checkContent } from '#functions/domain/document/check-content.ts';
import type { NumberingStore } from '#functions/domain/document/numbering.ts';
import { type EstimateRecord, withParts } from '#functions/domain/estimate/estimate-record.ts';
import type { Estimates } from '#functions/domain/estimate/estimates.ts';
import { billedAppointment } from '#functions/domain/invoice/billed-appointment.ts';
import { type InvoiceRecord, toInvoice, withCurrentTaxes } from '#functions/domain/invoice/invoice-record.ts';
import type { Invoices } from '#functions/domain/invoice/invoices.ts';
import { type KeptCustomers, keptFor } from '#functions/domain/invoice/kept-customer.ts';
import { storeNumbered } from '#functions/domain/invoice/store-numbered.ts';
import { unpriced } from '#functions/domain/invoice/unpriced.ts';
import { type Businesses, type CompanyRecord, todayOf } from '#functions/domain/people/businesses.ts';
import type { CustomerList } from '#functions/domain/people/customers.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import { addDays, type CalendarDay } from '#shared/calendar-day.ts';
import { cutText } from '#shared/cut-text.ts';
import { chosenDefaults, type DocumentDefaults } from '#shared/document/chosen-defaults.ts';
import { generateInvoiceNumber } from '#shared/document/number.ts';
import { DEFAULT_DUE_DAYS, statedDueDay } from '#shared/document/payment-terms.ts';
import { priced } from '#shared/document/pricing.ts';
import type { PartInput } from '#shared/estimate/schema.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import { firstPaymentMethod } from '#shared/payment-settings/first-payment-method.ts';
import { ESTIMATE_NOT_ACCEPTED } from '#shared/refusals/estimates.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { changedMeanwhile, ownEstimate } from './own-estimate.ts';
import { type Part, partContent, partOf } from './part-content.ts';

type Dependencies = {
  readonly estimates: Estimates;
  readonly invoices: Invoices;
  readonly businesses: Businesses;
  readonly numbers: NumberingStore;
  readonly customers: Pick<CustomerList, 'find'>;
  readonly kept: KeptCustomers;
  readonly appointments: Pick<AppointmentStore, 'find'>;
};

type Invoicing = { readonly caller: Caller; readonly id: string; readonly now: Date; readonly wanted?: PartInput };

/**
 * Creates a draft invoice of an accepted estimate, or of a part of it, in one transaction with the estimate's link to it;
 * once all of it is invoiced, returns the last one. Its taxes are those of today, its terms, notes and payment method the
 * defaults of its customer or the business. Throws CONFLICT for an estimate that was not accepted, if the given version is
 * outdated, INVALID_REQUEST for a part without one, and like `partOf`.
 */
export async function invoiceEstimate(dependencies: Dependencies, of: Invoicing): Promise<Invoice> {
  const { estimates, businesses, kept } = dependencies;
  const { caller, id, now, wanted: { version, appointmentId, ...wanted } = {} } = of;
  const { businessId } = caller;
  const isPart = wanted.share !== undefined || wanted.lines !== undefined;
  if (isPart && version === undefined) throw invalidRequest([{ path: 'version', rule: 'required' }]);
  const estimate = await ownEstimate(estimates, id);
  if (isStale(estimate, version)) throw changedMeanwhile();
  if (estimate.isInvoiced) return made(dependencies, estimate);
  if (estimate.status !== 'ACCEPTED') throw refusal({ ESTIMATE_NOT_ACCEPTED });
  const invoiced = { before: estimate, part: partOf(estimate, wanted) };
  const { customerId } = estimate;
  const [company, settings, customer, today, appointment] = await Promise.all([
    businesses.findCompany(businessId),
    businesses.findPaymentSettings(businessId),
    customerId ? dependencies.customers.find(customerId) : undefined,
    todayOf(businesses, businessId, now),
    appointmentId ? appointmentOf(dependencies, { id, appointmentId }) : undefined,
  ]);
  const defaults = chosenDefaults(customer, { ...settings, paymentMethod: firstPaymentMethod(settings) });
  const draft = async () => {
    const content = draftOf(invoiced, { today, now, defaults, appointment });
    const { invoice, writes } = await keptFor(kept, { invoice: content, now });
    const billed = priced(invoice, company);
    checkContent(billed);
    return { content: billed, writes: { ...writes, ...billedAppointment(invoice) } };
  };
  // The write named `creation` fails if the estimate changed, as by another request that invoices it.
  const also = (invoice: InvoiceRecord) => {
    const { estimate: creation, ...entry } = estimates.changing(invoicedBy(invoiced, { invoice, caller, now }));
    return { ...entry, ...(creation && { creation }) };
  };
  const stored = await storeNumbered(dependencies, {
    draft,
    also,
    isGenerated: true,
    isUnseen: true,
    today,
    by: caller.email,
  });
  if (stored) return toInvoice(withCurrentTaxes(stored, company));
  return invoiceEstimate(dependencies, isPart ? { ...of, wanted: { ...of.wanted, version: estimate.version } } : of);
}

/** An appointment that was made from an estimate. Throws NOT_FOUND for any other. */
async function appointmentOf(
  { appointments }: Pick<Dependencies, 'appointments'>,
  { id, appointmentId }: { readonly id: string; readonly appointmentId: string },
): Promise<AppointmentRecord> {
  const found = await appointments.find(appointmentId);
  return orNotFound(found?.estimateId === id && found, 'appointment');
}

/** The invoice that was made of an estimate last. */
async function made(
  { invoices, businesses }: Dependencies,
  { invoices: parts, businessId }: EstimateRecord,
): Promise<Invoice> {
  const [found, company]: [InvoiceRecord | undefined, CompanyRecord | undefined] = await Promise.all([
    invoices.find(parts?.at(-1)?.id ?? ''),
    businesses.findCompany(businessId),
  ]);
  noteUnchanged();
  return toInvoice(withCurrentTaxes(orNotFound(found, 'invoice'), company));
}

/** What of an estimate becomes an invoice. */
type Invoiced = { readonly before: EstimateRecord; readonly part: Part };
type Made = { readonly invoice: InvoiceRecord; readonly caller: Caller; readonly now: Date };

function invoicedBy({ before, part }: Invoiced, { invoice: { id, invoiceNumber }, caller: { email: by }, now }: Made) {
  const at = now.toISOString();
  const parts = [...(before.invoices ?? []), { id, invoiceNumber, ...part }];
  const after = { ...withParts(before, parts), version: before.version + 1, updatedAt: at };
  return { before, after, events: [{ type: 'INVOICED', at, by, invoiceId: id, invoiceNumber }] } as const;
}

type Circumstances = {
  readonly today: CalendarDay;
  readonly now: Date;
  readonly defaults: DocumentDefaults;
  /** The one that it bills, whose files come along. */
  readonly appointment: AppointmentRecord | undefined;
};

/** What an invoice takes from an estimate; its introduction and notes are about the estimate and stay there. */
const CARRIED = [
  ...['customerId', 'keepCustomer', 'currency', 'customFields', 'language', 'poNumber', 'taxMode'],
  ...['billingName', 'billingEmail', 'billingPhone', 'billingAddress', 'billingCity', 'billingProvince', 'billingZip'],
  ...['billingCountry', 'supplyProvince', 'taxExemptions'],
] as const satisfies (keyof EstimateRecord)[];

function draftOf({ before: estimate, part }: Invoiced, circumstances: Circumstances): InvoiceRecord {
  const { today, now, defaults, appointment } = circumstances;
  const { paymentTerms, additionalNotes, paymentMethod } = defaults;
  const { decision, poNumber, deposit } = estimate;
  const ordered = poNumber || (decision?.way === 'purchaseOrder' ? decision.reference : undefined);
  const carried = Object.fromEntries(CARRIED.map((field) => [field, estimate[field]])) as Pick<
    EstimateRecord,
    (typeof CARRIED)[number]
  >;
  return {
    ...carried,
    ...partContent(estimate, part),
    ...(deposit && { deposits: [deposit.id] }),
    ...(appointment && { appointmentId: appointment.id }),
    ...(appointment?.attachments?.length && { awaitedFiles: appointment.attachments.map((file) => file.id) }),
    ...(ordered && { poNumber: cutText(ordered, 50) }),
    paymentTerms,
    ...(additionalNotes && { additionalNotes }),
    paymentMethod,
    id: newId(),
    businessId: estimate.businessId,
    estimateId: estimate.id,
    invoiceNumber: generateInvoiceNumber(today, Math.random),
    issueDate: today,
    dueDate: statedDueDay(paymentTerms, today) ?? addDays(today, DEFAULT_DUE_DAYS),
    status: 'DRAFT',
    ...unpriced(now),
  };
}
