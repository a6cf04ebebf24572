import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import type { CompanyRecord } from '#functions/domain/people/businesses.ts';
import { priced } from '#shared/document/pricing.ts';
import { invoiceTotals } from '#shared/document/totals.ts';
import { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { DocumentDictionary } from '#shared/locale/dictionary.ts';
import type { Language } from '#shared/locale/language.ts';
import { fromCents, toCents } from '#shared/money.ts';
import { enteredInvoice, issuerOf, type PlacedBy } from './exact-invoices.ts';
import type { ExactInvoice } from './exact-taxes.ts';

/** A stored invoice without lines, for tests that draw it. */
export const RECORD: InvoiceRecord = {
  id: 'A'.repeat(22),
  businessId: 'business',
  status: 'SENT',
  version: 1,
  totalCents: 0,
  movements: [],
  createdAt: '2026-01-05T10:00:00.000Z',
  updatedAt: '2026-01-05T10:00:00.000Z',
  invoiceNumber: 'INV-20260105001',
  issueDate: '2026-01-05',
  dueDate: '2026-02-04',
  currency: 'CAD',
  paymentMethod: 'card',
  paymentTerms: 'Payment is due within 30 days.',
  billingName: 'Café Léger',
  items: [],
};

const NAME = 'Prairie Studio Ltd.';

type Circumstances = { readonly placedBy: PlacedBy; readonly language: Language };

/** A generated invoice with the taxes of its province: its company, the stored record, and what the recipient reads. */
export function taxedInvoice(generated: ExactInvoice, { placedBy, language }: Circumstances) {
  const { items, ...entered } = enteredInvoice(generated, placedBy);
  const company = { name: NAME, ...issuerOf(generated, placedBy) } as CompanyRecord;
  const named = items.map((item) => ({ name: 'Line', ...item }));
  const draft = { ...RECORD, ...entered, items: named, language, taxMode: 'province' } as InvoiceRecord;
  const record = priced(draft, company);
  return { company, record, invoice: publicInvoiceOf(record) };
}

/** The invoice as its recipient reads it. */
export function publicInvoiceOf(record: InvoiceRecord): PublicInvoice {
  const { lineCents } = invoiceTotals(record);
  return PublicInvoice.parse({
    ...record,
    items: record.items.map((item, index) => ({ ...item, amount: fromCents(lineCents[index] ?? 0) })),
    company: { name: NAME, paymentSettings: { paymentIntegrationEnabled: true } },
  });
}

/** What a drawn invoice shows of each tax that is charged: the rate in brackets, perhaps a registration, the amount. */
export function taxRows({ taxes = [] }: PublicInvoice, { percent, amount }: DocumentDictionary): RegExp[] {
  return taxes
    .filter((tax) => tax.amount > 0)
    .map((tax) => `\\(${percent(tax.ratePercent)}\\)[^()]*${amount(toCents(tax.amount))}`)
    .map((row) => new RegExp(row.replaceAll('.', '\\.').replaceAll('\u00a0', '\\s')));
}
