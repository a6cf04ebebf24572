import type { Table } from '#functions/data/table/table.ts';
import {
  type BusinessRecord,
  businessesIn,
  type CompanyRecord,
  canChargeCards,
} from '#functions/domain/people/businesses.ts';
import { issuerOf } from '#functions/domain/people/issuer.ts';
import { replyAddress } from '#functions/domain/people/reply-address.ts';
import type { UserRecord } from '#functions/domain/people/user-record.ts';
import { usersIn } from '#functions/domain/people/users.ts';
import { printedCustomFields } from '#shared/document/custom-fields.ts';
import { countedExemptions, isExport } from '#shared/document/pricing.ts';
import { invoiceTotals } from '#shared/document/totals.ts';
import { paymentInstructions } from '#shared/invoice/payment-instructions.ts';
import { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { type Language, languageAt } from '#shared/locale/language.ts';
import { fromCents } from '#shared/money.ts';
import { type EnteredDetails, enteredDetails } from '#shared/payment-methods.ts';
import { INVOICE_UNAVAILABLE } from '#shared/refusals/invoices.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { receivedFor } from './invoice-received.ts';
import { type InvoiceRecord, withCurrentTaxes } from './invoice-record.ts';
import { invoicesIn } from './invoices.ts';

/** An invoice as its link shows it, with its record and business. */
export type PublishedInvoice = {
  readonly invoice: PublicInvoice;
  readonly record: InvoiceRecord;
  readonly business: BusinessRecord;
  readonly company: CompanyRecord | undefined;
  /** The address for replies to emails about it; read only to send it. */
  readonly replyTo: string | undefined;
  /** The business's current payment details; a sent invoice shows those it was sent with. */
  readonly payTo: EnteredDetails;
};

export type PublishedInvoices = ReturnType<typeof publishedInvoices>;

/** Reads an invoice with everything its document shows, in two round trips. */
export function publishedInvoices(table: Table) {
  const invoices = invoicesIn(table);
  const businesses = businessesIn(table);
  const users = usersIn(table);
  const read = async (invoiceId: string, isToSend: boolean): Promise<PublishedInvoice | undefined> => {
    const stored = await invoices.find(invoiceId);
    if (!stored) return undefined;
    const [business, company, settings] = await Promise.all([
      businesses.find(stored.businessId),
      businesses.findCompany(stored.businessId),
      businesses.findPaymentSettings(stored.businessId),
    ]);
    if (!business || business.deletedAt) return undefined;
    const needsOwner = !company || (isToSend && !company.email);
    const owner = needsOwner ? await users.find(business.ownerId) : undefined;
    const payTo = enteredDetails(settings ?? {});
    const record = isToSend ? asSent(stored, { company, payTo }) : withCurrentTaxes(stored, company);
    const invoice = publish({ record, business, company, payTo, owner });
    return { invoice, record: stored, business, company, payTo, replyTo: replyAddress(company, owner) };
  };
  return {
    /**
     * The invoice behind a link, or undefined if there is none or its business was deleted. Throws NOT_FOUND
     * `INVOICE_UNAVAILABLE` while its business is suspended.
     */
    async find(invoiceId: string): Promise<PublishedInvoice | undefined> {
      const found = await read(invoiceId, false);
      return found && opensLinks(found.business) ? found : undefined;
    },
    /** The same for the product itself, as for an export: its business may be suspended. */
    findAny: (invoiceId: string) => read(invoiceId, false),
    /** The same invoice as if sent now: not marked as a draft, and with the current payment details. */
    findToSend: (invoiceId: string) => read(invoiceId, true),
  };
}

/**
 * Whether the links of a business's invoices open, which end with it. Throws NOT_FOUND `INVOICE_UNAVAILABLE` while it is
 * suspended.
 */
export function opensLinks(business: BusinessRecord | undefined): boolean {
  if (!business || business.deletedAt) return false;
  if (business.suspendedAt) throw refusal({ INVOICE_UNAVAILABLE });
  return true;
}

/** The invoice once sent. */
function asSent(record: InvoiceRecord, { company, payTo }: Pick<Sources, 'company' | 'payTo'>): InvoiceRecord {
  return { ...withCurrentTaxes(record, company), payTo, status: record.status === 'DRAFT' ? 'SENT' : record.status };
}

type Sources = {
  record: InvoiceRecord;
  business: BusinessRecord;
  company: CompanyRecord | undefined;
  payTo: EnteredDetails;
  owner: UserRecord | undefined;
};

function publish({ record, business, company, payTo, owner }: Sources): PublicInvoice {
  const { lineCents } = invoiceTotals(record);
  return PublicInvoice.parse({
    ...record,
    items: record.items.map((item, index) => ({ ...item, amount: fromCents(lineCents[index] ?? 0) })),
    company: {
      ...issuerOf(company, owner),
      paymentSettings: { paymentIntegrationEnabled: canChargeCards(business) },
    },
    timeZone: business.timeZone,
    customFields: printedCustomFields(record.customFields),
    language: languageOf(record),
    taxExemptions: countedExemptions(record),
    ...(isExport(record) && { isExport: true }),
    ...receivedFor(record),
    ...(record.writtenOff && { isClosed: true }),
    paidAt: record.paidOn,
    ...(record.claim && { claimedOn: record.claim.on }),
    paymentInstructions: instructions(record, payTo),
    eTransferEmail: eTransferAddress(record, payTo),
  });
}

/** The language chosen, or that of the recipient's address. */
function languageOf({ language, billingProvince, billingCountry }: InvoiceRecord): Language {
  return language || languageAt({ province: billingProvince, country: billingCountry });
}

/** A draft shows the current details, a sent invoice those it was sent with, if there were any. */
function instructions({ status, paymentMethod, payTo = {} }: InvoiceRecord, current: EnteredDetails) {
  const sent = status === 'DRAFT' ? undefined : paymentInstructions(paymentMethod, payTo);
  return sent ?? paymentInstructions(paymentMethod, current);
}

/** Where to send an e-Transfer for an invoice, which is possible in Canadian dollars only. */
export function eTransferAddress({ status, currency, payTo }: InvoiceRecord, current: EnteredDetails) {
  if (currency !== 'CAD') return undefined;
  return (status === 'DRAFT' ? undefined : payTo?.eTransferEmail) ?? current.eTransferEmail;
}
