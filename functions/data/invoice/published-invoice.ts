import {
  type BusinessRecord,
  businessesIn,
  type CompanyRecord,
  canChargeCards,
  type PaymentSettingsRecord,
} from '#functions/data/people/businesses.ts';
import { personFields, type UserRecord } from '#functions/data/people/user-record.ts';
import { usersIn } from '#functions/data/people/users.ts';
import type { Table } from '#functions/data/table/table.ts';
import { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { invoiceTotals } from '#shared/invoice/totals.ts';
import { fromCents } from '#shared/money.ts';
import type { InvoiceRecord } from './invoice-record.ts';
import { invoicesIn } from './invoices.ts';

/** An invoice as anyone with its link may see it, with its record and business. */
export type PublishedInvoice = {
  readonly invoice: PublicInvoice;
  readonly record: InvoiceRecord;
  readonly business: BusinessRecord;
};

export type PublishedInvoices = {
  /** The invoice behind a link, or undefined if there is none or its business was deleted. */
  find: (invoiceId: string) => Promise<PublishedInvoice | undefined>;
};

/** Reads an invoice with everything its document shows, in two round trips. */
export function publishedInvoices(table: Table): PublishedInvoices {
  const invoices = invoicesIn(table);
  const businesses = businessesIn(table);
  const users = usersIn(table);
  return {
    async find(invoiceId) {
      const record = await invoices.find(invoiceId);
      if (!record) return undefined;
      const [business, company, settings] = await Promise.all([
        businesses.find(record.businessId),
        businesses.findCompany(record.businessId),
        businesses.findPaymentSettings(record.businessId),
      ]);
      if (!business || business.deletedAt) return undefined;
      const owner = company ? undefined : await users.find(business.ownerId);
      return { invoice: publish({ record, business, company, settings, owner }), record, business };
    },
  };
}

/** The invoice as it looks once sent, not as a draft. */
export function asSent(invoice: PublicInvoice): PublicInvoice {
  return invoice.status === 'DRAFT' ? { ...invoice, status: 'SENT' } : invoice;
}

type Sources = {
  record: InvoiceRecord;
  business: BusinessRecord;
  company: CompanyRecord | undefined;
  settings: PaymentSettingsRecord | undefined;
  owner: UserRecord | undefined;
};

function publish({ record, business, company, settings, owner }: Sources): PublicInvoice {
  const { lineCents } = invoiceTotals(record);
  const wantsTransfer = record.paymentMethod === 'bank' || record.paymentMethod === 'e-transfer';
  return PublicInvoice.parse({
    ...record,
    items: record.items.map((item, index) => ({ ...item, amount: fromCents(lineCents[index] ?? 0) })),
    company: {
      ...(company ?? fromOwner(owner)),
      vat: company?.taxNumber,
      paymentSettings: { paymentIntegrationEnabled: canChargeCards(business) },
    },
    timeZone: business.timeZone,
    ...(record.disputedCents && { isDisputed: true }),
    ...(record.paidCents && { amountPaid: fromCents(record.paidCents) }),
    paidAt: record.paidOn,
    paymentInstructions: wantsTransfer && settings ? instructions(record, settings) : undefined,
  });
}

/** Without a company, invoices carry the owner's name or e-mail. */
function fromOwner(owner: UserRecord | undefined) {
  return owner && { name: personFields(owner).name, email: owner.email, phone: owner.phone };
}

function instructions(record: InvoiceRecord, settings: PaymentSettingsRecord) {
  if (record.paymentMethod === 'e-transfer') return { eTransferEmail: settings.eTransferEmail };
  const { bankName, accountName, accountNumber, swiftCode, iban } = settings;
  return { bankName, accountName, accountNumber, swiftCode, iban };
}
